import type { FormCase } from './form-case.ts'

export const frequencies: readonly FormCase[] = [
  { value: 'jednou za 14 dní', found: ['každých 14 dní', '1× za 14 dní', 'jedenkrát za čtrnáct dní', 'jednou za dva týdny', 'každé dva týdny', 'každý druhý týden', '1x za 14 dnů', 'každých čtrnáct dní', '1krát za 14 dní', 'každé 2 týdny'], never: ['14 dní', 'za 14 dní', 'dvakrát za 14 dní', 'jednou za měsíc', 'jednou týdně', 'jednou za 4 dny', 'nejméně jednou za 14 dní', 'jednou za 14 hodin', 'jednou za 14 měsíců'] },
  { value: '2× denně', found: ['dvakrát denně', '2x denně', '2krát denně', 'dvakrát za den', '2×/den', 'dvakrát každý den', '2 × denně', '2x za den', 'dvakrát za 24 hodin'], never: ['denně', '2×', 'dvakrát týdně', '3× denně', '12× denně', 'nejvýše 2× denně', '2–3× denně', 'každých 12 hodin', '2 vzorky denně', '2 dny', 'každé dva dny'] },
  { value: 'každých 8 hodin', found: ['jednou za 8 hodin', 'každých osm hodin', '1× za 8 h', 'po každých 8 hodinách'], never: ['8 hodin', '3× denně', 'každých 18 hodin', 'každé 8 dny', 'v 8 hodin', 'každých 8 minut', '8hodinový'] },
  { value: 'denně', found: ['jednou denně', '1× denně', 'každý den', 'každodenně', 'jednou za den', 'jednou za 24 hodin', 'provádí se denně'], never: ['týdně', '2× denně', 'dvakrát denně', '3 vzorky denně', 'obden', 'každý druhý den', '10 ml denně', 'denní', 'minimálně jednou denně'] },
  { value: 'týdně', found: ['jednou týdně', 'každý týden', '1× za týden', 'jednou za 7 dní', '1x týdně', 'každých 7 dní'], never: ['dvakrát týdně', 'měsíčně', 'za týden', 'týden', 'každé dva týdny', '2 kontroly týdně'] },
  { value: 'jednou měsíčně', found: ['každý měsíc', 'měsíčně', '1× za měsíc', 'jednou za měsíc'], never: ['každých 30 dní', 'jednou za 4 týdny', 'dvakrát měsíčně', 'jednou ročně', 'měsíc'] },
  { value: 'ročně', found: ['jednou ročně', 'jednou za rok', 'každý rok', 'jednou za 12 měsíců', 'každých 12 měsíců', '1x do roka', 'každoročně'], never: ['dvakrát ročně', 'každé dva roky', 'za rok', 'každých 365 dní', '1 rok'] },
  { value: 'obden', found: ['každý druhý den', 'každé dva dny', 'jednou za 2 dny', 'každých 48 hodin', 'každý 2. den'], never: ['denně', 'dva dny', 'dvakrát denně', 'každý třetí den'] },
  { value: 'čtvrtletně', found: ['jednou za 3 měsíce', 'každé tři měsíce', 'každé čtvrtletí', 'jednou za čtvrt roku'], never: ['tři měsíce', 'jednou ročně', 'čtvrtletí', '4× ročně'] },
  { value: 'nejméně jednou za rok', found: ['minimálně 1× ročně', 'alespoň jednou ročně', '≥ 1× ročně', 'alespoň jednou za 12 měsíců'], never: ['jednou ročně', 'nejvýše jednou ročně', 'alespoň dvakrát ročně'] },
  { value: '2–3× denně', found: ['dvakrát až třikrát denně', '2 až 3x denně', 'dva až třikrát denně'], never: ['2× denně', '3× denně', '2–4× denně'] },
  { value: 'twice daily', language: 'en', found: ['twice a day', '2x daily', 'two times per day', '2 times a day', 'twice per day', 'twice each day'], never: ['daily', 'once daily', 'twice a week', 'every 12 hours', 'two days', 'at least twice daily'] },
  { value: 'every 14 days', language: 'en', found: ['once every two weeks', 'once in 14 days', 'every other week', 'fortnightly', 'every 2 weeks', 'every second week'], never: ['14 days', 'twice in 14 days', 'within 14 days', 'every 4 days', 'biweekly', 'weekly'] },
  { value: 'every 8 hours', language: 'en', found: ['every eight hours', 'once every 8 h', 'once per 8 hours'], never: ['8 hours', 'every 8 days', '3 times a day', 'every 18 hours'] },
  { value: 'weekly', language: 'en', found: ['once a week', 'every week', 'once per week', 'every 7 days', 'once weekly'], never: ['a week', 'twice weekly', 'every other week', 'monthly', '2 checks weekly'] },
]
