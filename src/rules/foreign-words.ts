const entries = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*;\s*/)
      .flatMap((entry) => {
        const [word, own] = entry.split(/\s*=\s*/)
        return word && own ? [[word, own] as const] : []
      }),
  )

/**
 * English words that a careful Czech text has its own words for. Only these are ever called foreign in Czech. No word is
 * among them that is a Czech word in any form, and none that the field takes for its own (software, screening, monitoring).
 */
export const englishForCzech = entries(`
  flush = propláchnout; rinse = opláchnout; sample = vzorek; specimen = vzorek; reagent = činidlo; waste = odpad;
  tube = zkumavka; needle = jehla; probe = sonda; tubing = hadičky; cuvette = kyveta; dilution = ředění;
  diluent = ředidlo; calibrator = kalibrátor; calibration = kalibrace; quality = kvalita; accuracy = správnost;
  precision = preciznost; outlier = odlehlá hodnota; threshold = práh; target = cíl;   result = výsledek; logbook = deník; checklist = kontrolní seznam; worksheet = pracovní list; template = šablona;
  draft = návrh; review = přezkoumání; reviewer = posuzovatel; approval = schválení; approve = schválit;
  update = aktualizace; backup = záloha; restore = obnovit; download = stáhnout; upload = nahrát; login = přihlášení;
  password = heslo; username = uživatelské jméno; user = uživatel; account = účet; settings = nastavení; setup = nastavení;
  file = soubor; folder = složka; delete = smazat; printer = tiskárna; screen = obrazovka;
  screenshot = snímek obrazovky; button = tlačítko; click = klepnout; feature = funkce; issue = problém; error = chyba;
  warning = varování; alert = výstraha; failure = porucha; troubleshooting = odstraňování závad; maintenance = údržba;
  repair = oprava; device = přístroj; equipment = vybavení; analyzer = analyzátor; analyser = analyzátor; staff = personál;
  training = školení; trainee = školený; supervisor = nadřízený; meeting = schůzka; deadline = termín; schedule = rozvrh;
  timeline = časový plán; workflow = pracovní postup; feedback = zpětná vazba; input = vstup; output = výstup;
  overview = přehled; scope = rozsah; purpose = účel; responsibility = odpovědnost;
  requirement = požadavek; compliance = shoda; nonconformity = neshoda; finding = zjištění;   corrective = nápravný; action = opatření; assessment = posouzení; severity = závažnost;
  likelihood = pravděpodobnost; impact = dopad; mitigation = zmírnění; stakeholder = zainteresovaná strana;
  supplier = dodavatel; vendor = dodavatel; customer = zákazník; complaint = stížnost; request = žádost;
  invoice = faktura; delivery = dodávka; shipment = zásilka; storage = skladování; expiry = exspirace;
  expiration = exspirace; batch = šarže; barcode = čárový kód; package = balení; container = nádoba;
  vial = lahvička; swab = stěr; smear = nátěr; spill = rozlití; safety = bezpečnost;
  gloves = rukavice; gown = plášť; goggles = ochranné brýle; disinfection = dezinfekce; cleaning = čištění;   procedure = postup; guideline = pokyn; policy = zásady; instruction = instrukce; handbook = příručka;
  appendix = příloha; attachment = příloha; version = verze; release = vydání; revision = revize;   changelog = přehled změn; history = historie; owner = vlastník; pending = čekající; closed = uzavřený;   ongoing = probíhající; completed = dokončený; failed = neúspěšný; available = dostupný; required = požadovaný;
  optional = volitelný; mandatory = povinný; default = výchozí; manually = ručně;
  automatically = automaticky; currently = nyní; approximately = přibližně; basically = v podstatě; actually = vlastně;
  however = avšak; therefore = proto; please = prosím; important = důležitý; tool = nástroj; toolbox = sada nástrojů;
  framework = rámec; approach = přístup; goal = cíl; metrics = ukazatele; dashboard = přehled;
  spreadsheet = tabulka; header = záhlaví; footer = zápatí; heading = nadpis;
  paragraph = odstavec; highlight = zvýraznění; preview = náhled;
  search = hledání; query = dotaz; mismatch = nesoulad; missing = chybějící;   refresh = obnovit; shutdown = vypnutí; startup = spuštění; standby = pohotovostní režim; queue = fronta;
  delay = zpoždění; timeout = překročení času; downtime = výpadek; outage = výpadek; emergency = nouze;
  recovery = obnovení; planning = plánování; budget = rozpočet; purchase = nákup; agreement = dohoda;
  consent = souhlas; confidential = důvěrný; database = databáze; network = síť; address = adresa;
  daily = denně; weekly = týdně; monthly = měsíčně; yearly = ročně; overnight = přes noc; improvement = zlepšení;
  competency = způsobilost; competence = způsobilost; skill = dovednost; knowledge = znalost; awareness = povědomí;
  workload = pracovní zátěž; turnaround = doba odezvy; throughput = výkonnost; handover = předání;   carryover = přenos; pipetting = pipetování; pipette = pipeta; gasket = těsnění; valve = ventil;   clog = ucpání; clot = sraženina; clotting = srážení; blood = krev; urine = moč; physician = lékař; nurse = sestra;
  laboratory = laboratoř; ward = oddělení; hospital = nemocnice; testing = zkoušení; assay = stanovení;
  measurement = měření; uncertainty = nejistota; traceability = návaznost; validation = validace;
  verification = ověření; acceptance = přijetí; rejection = zamítnutí; baseline = výchozí stav;
  comparison = porovnání; recommendation = doporučení; implementation = zavedení; implement = zavést;
  mapping = přiřazení; ownership = odpovědnost; escalation = předání výš; reminder = připomínka;
  notification = oznámení; placeholder = zástupný text; wording = znění; rename = přejmenovat; replace = nahradit;
  rewrite = přepsat; editing = úpravy; proofreading = korektura; typo = překlep; bullet = odrážka; numbering = číslování;
    cleanup = úklid; lookup = vyhledání; checkbox = zaškrtávací pole;   walkthrough = průchod; cutoff = mezní hodnota; shortage = nedostatek; disposal = likvidace
`)

/** Czech words that English has its own for, in their basic form. */
export const czechForEnglish = entries(`
  neshoda = nonconformity; neshody = nonconformities; příloha = annex; kapitola = section; směrnice = directive;
  postup = procedure; záznam = record; vzorek = sample; vzorky = samples; činidlo = reagent; činidla = reagents;
  výsledek = result; výsledky = results; zkumavka = tube; přístroj = instrument; údržba = maintenance; šarže = lot;
  lahvička = vial; kontrola = control; vedoucí = head; laborantka = technician; laborant = technician; lékař = physician;
  žádanka = request form; laboratoř = laboratory; návrh = draft; příčina = cause; opatření = action; závažnost = severity;
  riziko = risk; stížnost = complaint; chladnice = refrigerator; teplota = temperature; odpad = waste; rukavice = gloves;
  dokument = document; verze = version; příručka = handbook; školení = training; hotovo = done; děkuji = thank you;
  prosím = please; kalibrace = calibration; odběr = collection; nejméně = at least; nejvýše = at most; minut = minutes;
  hodin = hours; dnů = days; návod = manual; výrobce = manufacturer; jehla = needle; těsnění = seal; ředění = dilution
`)
