import { companies, type Spelling, words } from './spelling.ts';

/** Landfills of EPA. Cells and classes tell a reader nothing. */
export const landfillSpellings: readonly Spelling[] = [
  [/ ?\([^)]*\)/g, ''],
  [/ ?\((?:[^)]*)$/g, ''],
  [/\\/g, '/'],
  [/"/g, ''],
  ...companies,
  ...words(`
    Fulton Landfill-Cloverdale = Fulton Cloverdale Landfill
    Bingham County Landfill-Ridge Road = Ridge Road Landfill
    Landfil = Landfill
    Finney County Landfill / = 
    City of Tifton / Omega / Eldorado Road LF = Tifton Eldorado Road Landfill
    Lemons East Sanitary Landfill / Lemons West Landfill = Lemons Landfill
    City of Forsyth-Old Brent Road, Phase I&II = Old Brent Road
    WMI-?(?=Rolling) = 
    CWMI - KHF = Kettleman Hills
    EBR Parish = East Baton Rouge Parish
    Toombs County-S1898 = Toombs County
    US Army Fort Bragg = Fort Bragg
    U\\.S\\.M\\.C\\. 29 Palms = Twentynine Palms
    Columbus County, ARS = Columbus County
    Port Washington LF, L-5 = Port Washington Landfill
    PBCSWA RRF Site #7 = Palm Beach County Landfill
    PCSW = Pinellas County Solid Waste
    Sussex County LF 1-E|HMDC 1-A|NJMC 1-E = $&
  `),
  [/ \/ ?| ?\/ /g, '/'],
  [/(?<= )[\w .'&-]+ County\/(?=.*(?:LF|SLF|Landfill)\b)/g, ''],
  ...words(`
    Subtitle D = 
    Jefferson County CR-138 = Jefferson County
    WI Taylor County = Taylor County
    SW Alachua = Southwest Alachua
    Surry County LF 1 & LF 3 = Surry County Landfill
  `),
  [/,? (?:Class|Phases?|Ph) [IVX\d]+(?:,? ?(?:&|and)? [IVX\d]+)*(?=[ ,])/gi, ''],
  [/[-/ ]Phases I & II(?= )/g, ''],
  [/ #\d (?:and|&) #\d(?= )| I & II(?= )/g, ''],
  [/(?<= )(?:#|No\. ?)(?=\d)/g, 'No. '],
  ...words(`
    (SLF|LF) MSWLF|SLF MSWLF = Sanitary Landfill
    MSW Landfill|MSW LF|MSWLF|MSWL|SWDLF|SWL = Landfill
    MSW Facility = Landfill
    SLF|SL = Sanitary Landfill
    LF-(?=\\w) = Landfill, 
    LFs = Landfills
    LF = Landfill
    MSW = 
    RDF|R&D = Recycling and Disposal Facility
    RRF = Resource Recovery Facility
    SWD and RF = Solid Waste Facility
    SWMF = Solid Waste Management Facility
    SWDF|SWF|SWC|SWD = Solid Waste Facility
    SWDD = Solid Waste Disposal District
    SWA = Solid Waste Authority
    RSWMD = Regional Solid Waste District
    RWMD = Regional Waste District
    SW = Solid Waste
    MUA = 
    TS = Transfer Station
    AR = Arkansas
    OK = Oklahoma
    OKC = Oklahoma City
    SR = State Route
    SH = State Highway
    Jr = Jr.
    NWSC = Naval Support
    Air Force Base-Main Base = Air Force Base
  `),
  [/(?<= )SR(?=\d)/g, 'State Route '],
  [/&/g, ' and '],
  [/ - /g, ', '],
  [/(?<= )St(?= [A-Z])/g, 'St.'],
  [/ landfill(?= )/g, ' Landfill'],
  [/(Landfills?),? Landfill(?= )/g, '$1'],
  [/ {2,}/g, ' '],
];

export const townSpellings: readonly Spelling[] = [
  [/ ?\(Mil Res\)/g, ''],
  [/(?<= )W\.(?= )/g, 'West'],
  [/(?<= )St(?= [A-Z])/g, 'St.'],
];
