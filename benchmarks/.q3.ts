import { readFileSync } from 'node:fs'
import { fold, locateAll } from '../src/quote/index.ts'

const words = readFileSync('suites/lab-qms/files/MAN-031.txt', 'utf8').split(/\s+/)
const prose = (length: number): string => {
  let seed = 1
  const next = (): string => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return words[Math.floor((seed / 2_147_483_648) * words.length)] ?? ''
  }
  const lines: string[] = []
  for (let size = 0; size < length; ) {
    const line = `${Array.from({ length: 12 }, next).join(' ')}.`
    lines.push(line)
    size += line.length + 1
  }
  return lines.join('\n').slice(0, length)
}
const quotesOf = (source: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const start = source.indexOf(' ', Math.floor((index / count) * (source.length - 500))) + 1
    return source.slice(start, source.indexOf(' ', start + 40 + ((index * 37) % 360)))
  })
const source = prose(1e6),
  quotes = quotesOf(source, 1000),
  folded = fold(source)
console.log(
  'words',
  words.length,
  new Set(words).size,
  'omissions',
  folded.omissions.length,
  folded.words.hyphens.size,
  folded.words.starts.length,
)
const f = source.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
const fq = quotes.map((q) => q.normalize('NFC').toLowerCase().replace(/\s+/g, ' '))
for (let k = 0; k < Number(process.argv[2] ?? 6); k++) {
  const a = performance.now()
  const ls = locateAll(folded, quotes)
  const b = performance.now()
  let n = 0
  for (const q of fq) if (f.indexOf(q) >= 0) n++
  const c = performance.now()
  const st: any = {}
  for (const l of ls) st[l.status + (l.turned ? 'T' : '')] = (st[l.status + (l.turned ? 'T' : '')] ?? 0) + 1
  console.log('locate', (b - a).toFixed(1), 'indexOf', (c - b).toFixed(1), n, JSON.stringify(st))
}
import { readQuote } from '../src/quote/quote-text.ts'
import { findStretch, wordsIn } from '../src/quote/find-stretch.ts'
import { turningWord } from '../src/quote/turning/turn.ts'
import { scan } from '../src/quote/folding/scan.ts'
const reads=quotes.map(q=>readQuote(q)!)
const ms=reads.map(r=>findStretch(folded,r.folded,r.whole))
console.log(ms.reduce((n,m)=>n+m.length,0))
;(globalThis as any).cand=0;(globalThis as any).slow=0
for(const r of reads)findStretch(folded,r.folded,r.whole)
console.log((globalThis as any).cand,(globalThis as any).slow)
console.log('rare',(globalThis as any).rare)
import { candidatesOf } from '../src/quote/find-stretch.ts'
const time=(n:string,w:()=>void)=>{let best=1e9;for(let k=0;k<15;k++){const a=performance.now();w();best=Math.min(best,performance.now()-a)}console.log(n,best.toFixed(1))}
time('cands',()=>{for(const r of reads){const ws=wordsIn(r.folded,r.whole);for(const c of candidatesOf(folded,r.folded,ws));}})
time('all',()=>{for(const r of reads)findStretch(folded,r.folded,r.whole)})
