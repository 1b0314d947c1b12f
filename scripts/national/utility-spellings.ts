import { companies, type Spelling, words } from './spelling.ts';

/** Utilities of EIA’s form. Capitals with spaces between are their short names. */
export const utilitySpellings: readonly Spelling[] = [
  [/(?<=,) ?[A-Z] $/g, ' '],
  [/ ?\([^)]*\)?(?= $)/g, ''],
  [/ - \(?[A-Z]{2}\)?(?= $)/g, ''],
  [/ d\/b\/a.*$/g, ' '],
  [/(?<=Electric)&(?=Water)/g, ' & '],
  ...companies,
  ...words(`
    Pacifi Corporation = PacifiCorp
    Cooperativ = Cooperative
    K C = KC
    M J M = MJM
    P K M = PKM
    T I P = TIP
    Cheyenne Light Fuel = Cheyenne Light, Fuel
    Wisconsin Rapids W W & L Comm = Wisconsin Rapids Water Works & Lighting Commission
    Tuntutuliak Comm Services = Tuntutuliak Community Services
    Skamania Company = Skamania County
    Paulding-Putman = Paulding Putnam
    Crow Wing Cooperative Power & Light Comp = Crow Wing Power
    Cooperative L&P Association Lake County = Cooperative Light & Power
    Fitzgerald Wtr Light & Bond Comm = Fitzgerald Utilities
    Maricopa County M W C District #1 = Maricopa Water District
    Tullahoma Board-Public Utils = Tullahoma Utilities
    Northern Rio Arriba E Cooperative = Northern Rio Arriba Electric Cooperative
    Utilities District-Western IN REMC = Utilities District of Western Indiana REMC
    Upper Cumberland = Upper Cumberland
    Florida Power & Light Company = Florida Power & Light
    Brown-Atchison E C A = Brown-Atchison Electric
    Board of Water Electric & Communications = Board of Water, Electric & Communications
    Bath Electric Gas = Bath Electric, Gas
    Black Hills Power = Black Hills Energy
    Ut Dt|Ut District|Util District = Utility District
    Public Utils?|Public Utility(?= Comm)|Board of Public Util = Public Utilities
    Utils|Util(?= Comm) = Utilities
    Util = Utility
    Comm = Commission
    Public Wks|Public Works = Public Works
    Wtr = Water
    Mun = Municipal
    Rrl = Rural
    Irr & Drain = Irrigation & Drainage
    Irr Proj = Irrigation Project
    Irr = Irrigation
    Lt = Light
    L&P = Light & Power
    Co-op = Cooperative
    Co(?!-)|Comp = Company
    Rural E M C|Rural EMC|R E M C = REMC
    E M C = EMC
    Rural E C C = RECC
    E C C = Electric Cooperative
    Rural E C A = Rural Electric Cooperative
    E C A = Electric Cooperative
    E P A|EPA = Electric Power Association
    P P D = Public Power District
    R E A = REA
    R E C = REC
    E C = Electric Cooperative
    P U D = PUD
    (?<=Central )MO = Missouri
    Ark(?! Valley) = Arkansas
    IL = Illinois
    IN = Indiana
    Mich = Michigan
    SW = Southwest
    USBIA-(?=\\w) = 
    St(?= [A-Z]) = St.
    Mt(?= [A-Z]) = Mt.
  `),
  [/(?<= )(?:No ?|#|(?<=PUD ))(?=\d)/g, 'No. '],
  [/USBIA-/g, ''],
  [/ {2,}/g, ' '],
];
