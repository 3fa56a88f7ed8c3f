type Articles = readonly [contraction: string, names: RegExp][];

/** The article that Portuguese gives to names of places; those in no list have none. */
const ARTICLES: Articles = [
  [
    'na',
    /^(?:Escócia|Irlanda|Bretanha|Normandia|Córsega|Occitânia|Nova-Aquitânia|Provença|Auvérnia|Borgonha|Guiana|Martinica|Reunião|Andaluzia|Cantábria|Catalunha|Estremadura|Galiza|Comunidade|Região|Ilha|Costa|Côte|Serra|Sierra|Península|Baía|Província|Cornualha|Madeira|Guarda|Figueira|Nazaré|Covilhã|Amadora|Póvoa|Ericeira|Marinha|Lourinhã|Batalha|Golegã|Sertã|Lousã|Mealhada|Murtosa|Maia|Trofa|Moita|Comporta|Carrapateira|Zambujeira|Gafanha|Praia|Horta|Calheta|Corunha|Alemanha|Toscânia|Suíça|Bélgica|Áustria|Dinamarca|Suécia|Noruega|Finlândia|Polónia|Croácia|Eslovénia|Grécia|Hungria|Nova Caledónia|Polinésia Francesa)(?= |-|$)/i,
  ],
  [
    'no',
    /^(?:Reino Unido|País|Grand Est|Centro-Vale|Porto$|Algarve|Alentejo|Minho|Douro|Gerês|Ribatejo|Funchal|Barreiro|Seixal|Montijo|Entroncamento|Cartaxo|Bombarral|Cadaval|Fundão|Sabugal|Crato|Estoril|Baleal|Soajo|Peso|Parque|Distrito|Condado|Departamento|Delta|Golfo|Maciço|Connemara|Luxemburgo|Mónaco)(?= |-|$)/i,
  ],
  ['nas', /^(?:Astúrias|Baleares|Canárias|Ilhas|Hébridas|Caldas|Terras Altas|Órcades)(?= |$)/i],
  ['nos', /^(?:Açores|Hauts-de-France|Pirenéus|Alpes|Picos|Cotswolds|Países)(?= |-|$)/i],
];

/** The same of areas and countries: towns have such names without an article. */
const ARTICLES_OF_AREAS: Articles = [
  [
    'na',
    /^(?:Ânglia |Riviera |Planície |Floresta |Muralha |Rota |Beira |Ria |Arrábida|Peneda-|Albufeira d|Lagoa d|Cordilheira |Montanha |Alsácia|Lorena|Aquitânia|Picardia|Gasconha|Saboia|Camargue|Gironda|Dordonha|Vendeia|Biscaia|Cerdanha|Ribeira Sacra|Mancha$|(?:Alta|Baixa) (?:Normandia|Saboia|Garona|Córsega)|República |Turquia|Austrália|Nova Zelândia|África do Sul|Islândia|Roménia|Bulgária|Sérvia|Albânia|Bósnia|Estónia|Letónia|Lituânia|Eslováquia|Ucrânia|Geórgia|Índia|Tailândia|Namíbia|Tunísia|Argentina|Chéquia|Rússia|China|Coreia |Arábia |Indonésia|Malásia|Colômbia|Argélia|Jordânia|Macedónia|Moldávia)/,
  ],
  [
    'no',
    /^(?:Vale |Lago |Loch |Lough |(?:Norte|Sul|Oeste|Centro) d|Norte$|Aeroporto |Eurotúnel|Cabo (?!Verde)|Monte |Mar |Rio Shannon|Anel |Alto |Baixo |Caminho |Arquipélago |Território |Franco-Condado|Languedoc|Limousin|Rossilhão|Delfinado|Ródano$|Luberon|Vercors|Morvan|Empordà|Priorat|Penedès|Montseny|Teide|Alvão|Caramulo|Tejo |Sotavento|Barlavento|Canadá|Japão|Brasil|México|Chile|Egito|Quénia|Vietname|Montenegro|Kosovo|Peru|Uruguai|Equador|Panamá|Nepal)/,
  ],
  [
    'nas',
    /^(?:Gargantas |Falésias |Praias |Rias |Aldeias |Serras |Montanhas |Bocas |Landas|Ardenas|Cevenas|Berlengas|Filipinas|Maldivas)/,
  ],
  [
    'nos',
    /^(?:Montes |Peninos|Vulcões |Altos |Pirineus |Estados Unidos|Emirados |Chilterns|Cairngorms)|(?: Dales| Downs| Moors| Wolds| Beacons)$/,
  ],
];

/** That something is in a place: `na Bretanha`, `no Algarve`, `em Lisboa`, `no Norte de Portugal`. */
export function inPortuguesePlace(name: string, isTown: boolean): string {
  const lists = isTown ? ARTICLES : [...ARTICLES, ...ARTICLES_OF_AREAS];
  const contraction = lists.find(([, names]) => names.test(name))?.[0] ?? 'em';
  return `${contraction} ${name}`;
}
