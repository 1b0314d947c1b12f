import { type Spelling, words } from './spelling.ts';

/** "St" is a saint before a name, a state before its school, a street at the end. */
const saints: readonly Spelling[] = [
  ...words(`
    Cicott St = Cicott Street
    (Montana|Utah) St = $1 State
    Indiana St = Indiana State
    Coldwater St = Coldwater State
  `),
  [/(?<=[ /-])St(?= [A-Z])/g, 'St.'],
  [/(?<=[ /-])Ste(?= Marie)/g, 'Ste.'],
  [/(?<=[ /-])Ft(?= [A-Z])/g, 'Fort'],
];

/** "Mc Call" and "Mccarran" are McCall and McCarran. */
const scots: readonly Spelling[] = [
  [/(?<= )Mc (?=[A-Z])/g, 'Mc'],
  ...'a b c d e f g h i k l m n p q r s t w'
    .split(' ')
    .map(
      (letter): Spelling => [
        new RegExp(`(?<= )Mc(?!as |af |d )${letter}(?=[a-z])`, 'g'),
        `Mc${letter.toUpperCase()}`,
      ],
    ),
];

/** Weather stations of NOAA. First whole names that no rule reads. */
export const stationSpellings: readonly Spelling[] = [
  ...words(`
    Alamosa San Luis = Alamosa San Luis Valley
    Angwin Pac Union Col = Angwin
    Arboretum University Wis = University of Wisconsin Arboretum
    Bay St Louis Nasa = Bay St. Louis
    Belleplain Stn = Belleplain State
    Belleville Siu Rsch = Belleville Research
    Bloomington In University = Bloomington Indiana University
    Brant Beach Bech Haven = Brant Beach
    Canal Point Usda = Canal Point
    Columbia U Of M = Columbia University of Missouri
    Columbus Junct = Columbus Junction
    Corcoran Irrig Dist = Corcoran Irrigation District
    Dubois S In Forage Fm = Dubois Forage Farm
    Dyersburg Iii Golf = Dyersburg Golf Course
    El Dorado S Ar = El Dorado South Arkansas
    Elizabethtown Wp Cs = Elizabethtown
    Headworks Portland Wtr = Portland Headworks
    Houston San Jacinto Da = Houston San Jacinto Dam
    Iron Mt Kingsford = Iron Mountain Kingsford
    Islip Li Macarthur = Islip Long Island MacArthur
    Juneau Dwtn = Downtown Juneau
    Lake Sharpe Project = Lake Sharpe
    Los Angeles Dwtn Usc Campus = Downtown Los Angeles
    Macon Middle Ga = Macon Middle Georgia
    Martin U Of T Branch E = Martin
    Martinsburg E Wv = Martinsburg Eastern West Virginia
    Mchenry-Wg Stratton Ld = McHenry Lock and Dam
    Md Sci Ctr Baltimore = Maryland Science Center
    Milwaukee Mt Mary Clg = Milwaukee Mount Mary College
    Moscow U Of I = Moscow University of Idaho
    Columbia University Of Sc = Columbia University of South Carolina
    Peoria Gtr Peoria = Greater Peoria
    Rockford Gtr Rockford = Greater Rockford
    Rochester Gtr = Greater Rochester
    Riverside Citrus Exp = Riverside Citrus Experiment Station
    Waimanalo Exp F = Waimanalo Experiment Farm
    Spooner Ag Res Stn = Spooner Agricultural Research Station
    Oxford Ag = Oxford Agricultural Center
    Kinston Ag Rsch = Kinston Agricultural Research
    Fredericksburg Np = Fredericksburg Military Park
    Mt Clemens Ang Base = Mt. Clemens Air National Guard Base
    Mt Vernon M U Sw Ctr = Mt. Vernon Southwest Center
    Natl Arboretum Dc = National Arboretum
    Neapolis Res & Edu Stn = Neapolis Research Station
    New Orleans Alvin Callender Fl = New Orleans Callender Field
    New York Cntrl Pk Twr = New York Central Park
    Norwich Pub Util = Norwich Public Utilities
    Ny Ave V Brooklyn = Brooklyn
    O C Fisher = O. C. Fisher
    Oolitic Purdue Ex Frm = Oolitic Purdue Experiment Farm
    Paducah Walker Boat Ya = Paducah Boat Yard
    Palmer Job Corps = Palmer
    Philly Franklin Inst = Philadelphia Franklin Institute
    Pilot Point Isl Du Boi = Pilot Point
    Plains Sw Ga = Plains Southwest Georgia
    Port Arthur Se Tx = Port Arthur Southeast Texas
    Providence T F Green = Providence T. F. Green
    Richardson Gr Sp = Richardson Grove State Park
    Rolla Uni Of Missouri = Rolla University of Missouri
    Roswell Ind = Roswell Industrial
    Sandhill Rsch Elgin = Elgin Sandhill Research
    San Francisco Dwtn = Downtown San Francisco
    San Francisco Oceansd = San Francisco Oceanside
    Seattle Sand Pt = Seattle Sand Point
    St Louis Sprt Of S L = Spirit of St. Louis
    Sterling Rcs = Sterling
    Tucson Camp Ave Exp Farm = Tucson Campbell Avenue Farm
    Tucson Camp Ave Exp = Tucson Campbell Avenue Farm
    Tucson U Of A = University of Arizona, Tucson
    Twin Falls-Kmvt = Twin Falls
    U C L A = UCLA
    U Of Ga Plt Sci = University of Georgia Plant Sciences
    University Of Minn St Paul = University of Minnesota, St. Paul
    Valdez Wso = Valdez
    Wardensville Rm = Wardensville Reymann Memorial
    Woodstown Pittsgrov = Woodstown Pittsgrove
    Wright Patman Dm & Lk = Wright Patman Dam and Lake
    Baltimore Wash = Baltimore Washington
    Miami Wso City = Miami City
    Hawaii Vol Np Hq = Hawaii Volcanoes National Park
    N Willamette = North Willamette
    Ogden Pioneer Ph = Ogden Pioneer Powerhouse
    Three Rvrs Edison Ph = Three Rivers Edison Powerhouse
    San Luis Obispo Poly U = San Luis Obispo Cal Poly
    (\\w+-)?(Wso|Wfo|Wsfo|Wsmo|Nws|Nwso|Nwsfo|Faa|Usbr|Asos|Awos|Atdd)(?! City) = $1
    Radio W[a-z]{3} = Radio
    Kgvl Radio = Radio
    Radio K[a-z]{3} = Radio
    Kdlr|Kifi|Kqen|Ksra|Kgw-Tv = 
    Mem(?= Airport) = Memorial
    Cptl Cy = Capital City
    Cptl = Capital
    (Dayton|Fayetteville|Findlay|Coshocton) (Mcd|Pwc|Wpcc|Wpc Plt) = $1
    Des Moines (-)?Johnston = Des Moines Johnston
  `),
  ...scots,
  [/(?<=[ -])(?:#|No\.? ?)\d+(?= )/g, ''],
  ...words(`
    L&D|L/D|Ld = Lock and Dam
    (Moore Haven Lock|Lock and Dam|Keokuk Lock Dam|Dam) #?(\\d+)( A)? = $1 $2
    (Fire Stn|Fire Sta) #?\\d+ = Fire Station
    (?<!Dam |Lock )\\d+(\\.\\d+)? = 
  `),
  ...saints,
  ...words(`
    Acfd = Airport
    Ag|Agr|Agricultrl = Agricultural
    Agcy = Agency
    Air Pk = Air Park
    Animal Pk = Animal Park
    Arbo = Arboretum
    Asu = Arizona State University
    Bio = Biological
    Br(?= Experiment) = Branch
    Br|Brg = Bridge
    Brks = Barracks
    Byu = BYU
    Clg|Col = College
    Cor\\.Facility = Correctional Facility
    Crs = Course
    Ctr = Center
    Ctry = Country
    Da|Dm = Dam
    Dept = Department
    Dillion = Dillon
    Dnr Hq = Ranger Station
    Dwtn = Downtown
    Enterprise Beryl Jct = Enterprise Beryl Junction
    Exp Station|Exp\\.Station|Exp Sta|Exp Stn = Experiment Station
    Exp|Ex = Experiment
    Fac = Facility
    Fld|Fl = Field
    Fish Hatch|Fish Hatchry = Fish Hatchery
    (Fltr|Filt) (Plt|Plant) = Filtration Plant
    Fm|Frm = Farm
    F S = Fire Station
    F P Field = Phillips Field
    Gen Aviation = General Aviation
    Gtr = Greater
    Hosp = Hospital
    Hq = Headquarters
    In University = Indiana University
    Intercont = Intercontinental
    Iii = III
    Irig|Irrig = Irrigation
    Isl = Island
    Jfk = JFK
    Jct = Junction
    Laguardia = LaGuardia
    Lh = Lighthouse
    Lsu = LSU
    Lk = Lake
    Lks = Lakeshore
    Magnetic Obsy = Magnetic Observatory
    Mbs = MBS
    Mcaf = Marine Corps Air Facility
    Mcas = Marine Corps Air Station
    Mich = Michigan
    Mt = Mountain
    Mtn = Mountain
    Nas|Naas = Naval Air Station
    Nasa = NASA
    Natl Mon = National Monument
    Natl = National
    Nav Lock = Lock
    Naval Ctr = Naval Center
    Nhs = National Historic Site
    Nm = National Monument
    Np = National Park
    Nra = National Recreation Area
    Nw = Northwest
    Nwr = National Wildlife Refuge
    Obsy|Observ\\. = Observatory
    Ohare = O’Hare
    O Neill = O’Neill
    P H|Ph = Powerhouse
    Pk = Park
    Pl|Plt = Plant
    Pt = Point
    Pump Stn|Pump Station = Pumping Station
    Pump = Pumping
    Pwr = Power
    Rch = Ranch
    Rd = Road
    Res = Reservoir
    Ref = Refuge
    Rpds = Rapids
    Rs = Ranger Station
    Rsch = Research
    Rsvr = Reservoir
    Rvr = River
    Rvrs = Rivers
    Se Side = Southeast Side
    Seaworld = SeaWorld
    Siu = Southern Illinois University
    Sp = State Park
    Spgs|Sprngs = Springs
    Stn|Sta = Station
    Stp|Swg Plant|Sewage Plant = Sewage Plant
    Substn = Substation
    Sw = Southwest
    Trtmt|Trtmnt|Trmt = Treatment
    Twr = Tower
    U = University
    Monroe Ulm = Monroe University
    Unc = University
    Uni = University
    Vly = Valley
    W Maui = West Maui
    Waste water plant|wastewater plant|Wastewater = Wastewater Plant
    water plant = Water Plant
    Waste Plant = Waste Plant
    Wc Experiment = West Central Experiment
    Wm = William
    Wr = Wildlife Refuge
    Wtr Wks|Wwks = Waterworks
    Wtr = Water
    Wks = Works
    Of = of
    Or(?= Cons) = or
    (?<=Fond |Prairie )Du = du
    & = and
  `),
  [
    /(?<=[ /-])Mountain(?= (?:Pleasant|Airy|Ayr|Ida|Morris|Carmel|Carroll|Clemens|Shasta|Sterling|Sunapee|Vernon)\b)/g,
    'Mt.',
  ],
  [/(?<=Rocky )Mountain(?= $)/g, 'Mount'],
  [/(?<=[a-z])\/(?=[A-Z])/g, ' '],
  [/ - /g, ' '],
];
