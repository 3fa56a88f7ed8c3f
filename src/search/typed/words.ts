import type { FilterParameters } from '../filters/registry.ts';

/** The languages in which travellers type; they may mix them. */
export type TypedLanguage = 'en' | 'fr' | 'es' | 'pt' | 'de' | 'nl';

/** A query parameter of a filter and its value. */
export type TypedFilter = readonly [parameter: keyof FilterParameters, value: string];

/** The meaning of words. */
export type Meaning =
  | { kind: 'filters'; filters: readonly TypedFilter[] }
  /** Filters of campsites, where vehicles are not asked for. */
  | { kind: 'ofCampsites'; filters: readonly TypedFilter[] }
  /** People with children: a filter where campsites are asked for, and nothing to filter vehicles by. */
  | { kind: 'family' }
  /** Words that narrow nothing down: to hire, near, best, articles and prepositions. */
  | { kind: 'nothing' }
  /** Words for what is at a place: an airport, a ferry port, a beach, a station. */
  | { kind: 'airport' | 'port' | 'feature' }
  /** What people ask for and the search has no filter for. */
  | { kind: 'unknown' }
  /** Dates and lengths of stays. */
  | { kind: 'dates' };

/** Words by language, with `|` between them. Hyphens, accents and capitals do not matter. */
type Words = Partial<Record<TypedLanguage, string>>;

const pitch = (of: string): TypedFilter[] => [
  ['category', 'campsite'],
  ['pitch', of],
];

/**
 * The words that stand for filters. To teach the reader another filter, add its words here. Where phrases overlap, the
 * longest counts.
 */
const FILTER_WORDS: [filters: TypedFilter[], words: Words][] = [
  [
    [['category', 'campervan']],
    {
      en: 'campervan|campervans|camper van|camper vans|camper|campers|van|vans|vw|vw camper|vw campervan|vw van|vw bus|van conversion|van conversions|day van|microcamper|micro camper|vanlife|t5|t6',
      fr: 'van aménagé|vans aménagés|fourgon|fourgons|fourgon aménagé|fourgons aménagés|fourgonnette|fourgonnette aménagée|combi|combi vw|camping bus|minivan|minivan aménagé',
      es: 'furgoneta|furgonetas|furgo|furgos|furgoneta camper|furgonetas camper|furgo camper|furgonetas camperizadas|furgoneta camperizada|camperizada|furgoneta vivienda|gran volumen',
      pt: 'carrinha|carrinhas|carrinha campista|carrinhas campistas|carrinha camper|carrinha adaptada|pão de forma|furgão|van adaptada',
      de: 'kastenwagen|campingbus|campingbusse|camperbus|campervan|campervans|camper van|camping bus|vw bus|vw bulli|bulli|bullis|bus|wohnbus|minicamper|campingvan',
      nl: 'buscamper|buscampers|camperbus|camperbusje|camperbusjes|camperbussen|campervan|campervans|busje|busjes|camper busje',
    },
  ],
  [
    [['category', 'motorhome']],
    {
      en: 'motorhome|motorhomes|motor home|motor homes|rv|rvs|winnebago|motor caravan',
      fr: 'camping car|camping cars|campingcar|campingcars|autocaravane|autocaravanes',
      es: 'autocaravana|autocaravanas|auto caravana|auto caravanas|autocarabana|casa rodante',
      pt: 'autocaravana|autocaravanas|auto caravana|auto caravanas|caravana motorizada|motorhome',
      de: 'wohnmobil|wohnmobile|wohnmobilen|womo|womos|reisemobil|reisemobile|mietwohnmobil|campingmobil|camping mobil',
      nl: 'kampeerauto|kampeerautos|motorhome|mobilhome auto|zwerfwagen',
    },
  ],
  [
    [['category', 'caravan']],
    {
      en: 'caravan|caravans',
      fr: 'caravane|caravanes',
      es: 'caravana|caravanas',
      pt: 'caravana|caravanas|rulote|rulotes|roulotte|roulote',
      de: 'wohnwagen|wohnwägen|wohnanhänger|mietwohnwagen|caravan|caravans',
      nl: 'caravan|caravans|sleurhut',
    },
  ],
  [
    [
      ['category', 'caravan'],
      ['class', 'touring_caravan'],
    ],
    { en: 'touring caravan|touring caravans|tourer caravan', nl: 'toercaravan|toercaravans' },
  ],
  [
    [
      ['category', 'caravan'],
      ['class', 'static_caravan'],
    ],
    {
      en: 'static caravan|static caravans|mobile home|mobile homes|static van',
      fr: 'mobil home|mobil homes|mobilhome|mobilhomes|mobile home',
      es: 'mobil home|mobilhome|mobil homes|casa móvil',
      pt: 'mobil home|mobile home|casa móvel',
      de: 'mobilheim|mobilheime|mobilhome',
      nl: 'stacaravan|stacaravans|mobilhome',
    },
  ],
  [
    [
      ['category', 'caravan'],
      ['class', 'folding_camper'],
    ],
    {
      en: 'folding camper|folding campers',
      fr: 'caravane pliante',
      de: 'faltcaravan|klappcaravan',
      nl: 'vouwwagen|vouwwagens',
    },
  ],
  [
    [
      ['category', 'caravan'],
      ['class', 'trailer_tent'],
    ],
    {
      en: 'trailer tent|trailer tents',
      fr: 'remorque tente|caravane toile',
      es: 'carro tienda',
      de: 'zeltanhänger|faltanhänger',
      nl: 'tentaanhanger|aanhangtent',
    },
  ],
  [
    [['category', 'campsite']],
    {
      en: 'campsite|campsites|camp site|camp sites|camping|camp|campground|campgrounds|camping site|camping sites|campingsite|caravan park|caravan parks|holiday park|holiday parks|pitch|pitches|touring park|touring parks|touring site|touring sites|touring pitch|camping pitch|camping park|to camp|where to camp|campsite with pitches',
      fr: 'camping|campings|terrain de camping|terrains de camping|camper où|où camper|emplacement|emplacements|emplacement camping|camping municipal|campings municipaux|camping à la ferme|hôtellerie de plein air|camping naturiste',
      es: 'camping|campings|campin|acampar|zona de acampada|área de acampada|acampada|parcela|parcelas|campamento',
      pt: 'campismo|parque de campismo|parques de campismo|parque campismo|parques campismo|acampar|camping|alvéolo|campismo rural',
      de: 'campingplatz|campingplätze|campingplaetze|campingplätzen|camping|campen|campingpark|campinganlage|naturcamping|naturcampingplatz|camping platz|zelten|camping plätze',
      nl: 'camping|campings|kampeerterrein|kampeerterreinen|kamperen|kampeerplaats|kampeerplaatsen|kampeerplek|kampeerplekken|minicamping|minicampings|natuurcamping|natuurcampings|boerencamping|campingplaats',
    },
  ],
  [
    pitch('tent'),
    {
      en: 'tent|tents|tent site|tent sites|tent pitch|tent pitches|tent camping|tent campsite|tent campsites|camping with tent|camping with a tent|in a tent|grass pitch|grass pitches',
      fr: 'tente|tentes|emplacement tente|emplacements tente|emplacement de tente|emplacements tentes|emplacement pour tente|emplacement pour une tente|camping tente|camping en tente|camping sous tente|planter sa tente|planter la tente',
      es: 'tienda|tiendas|tienda de campaña|tiendas de campaña|parcela para tienda|parcela tienda|parcelas para tiendas|camping con tienda|camping tienda',
      pt: 'tenda|tendas|alvéolo para tenda|campismo com tenda|acampar com tenda|campismo de tenda',
      de: 'zelt|zelte|zeltplatz|zeltplätze|zeltplaetze|zeltwiese|campen mit zelt|camping mit zelt|campingplatz zelt',
      nl: 'tent|tenten|tentplaats|tentplaatsen|tentplek|tentplekken|tentcamping|kamperen met tent|camping tent',
    },
  ],
  [
    pitch('motorhome'),
    {
      en: 'motorhome pitch|motorhome pitches|motorhome site|motorhome sites|motorhome campsite|motorhome campsites|motorhome stopover|motorhome stopovers|motorhome aire|motorhome aires|aire|aires|rv park|rv parks|rv site|rv sites|motorhome parking|campsite for motorhomes|campsites for motorhomes',
      fr: 'aire de camping car|aires de camping car|aire camping car|aires camping car|aire de camping cars|aires de camping cars|emplacement camping car|emplacements camping car|emplacement pour camping car|emplacement de camping car|aire de service camping car|aire de services camping car|stationnement camping car|parking camping car|camping pour camping car',
      es: 'área de autocaravanas|áreas de autocaravanas|área autocaravanas|áreas autocaravanas|área para autocaravanas|parking de autocaravanas|parking autocaravanas|parcela para autocaravana|parcela autocaravana|área de servicio autocaravanas|área de pernocta|camping para autocaravanas|camping autocaravanas',
      pt: 'área de serviço de autocaravanas|áreas de serviço de autocaravanas|área de serviço para autocaravanas|área de autocaravanas|áreas de autocaravanas|parque de autocaravanas|parques de autocaravanas|asa autocaravanas|estacionamento de autocaravanas|área para autocaravanas',
      de: 'stellplatz|stellplätze|stellplaetze|stellplätzen|wohnmobilstellplatz|wohnmobilstellplätze|wohnmobil stellplatz|wohnmobil stellplätze|reisemobilstellplatz|reisemobilstellplätze|campingplatz für wohnmobile|stellplatz für wohnmobile|stellplatz wohnmobil|wohnmobilpark|womo stellplatz',
      nl: 'camperplaats|camperplaatsen|camperplek|camperplekken|camperpark|camperparken|camper plaats|camper plaatsen|overnachtingsplaats camper|camperparkeerplaats|camping voor campers',
    },
  ],
  [
    pitch('campervan'),
    {
      en: 'campervan site|campervan sites|campervan pitch|campervan pitches|campervan campsite|campervan campsites|campervan park|campsite for campervans|campsites for campervans|campervan stopover',
      fr: 'emplacement van|emplacement pour van|emplacement fourgon|camping pour van',
      es: 'camping para furgonetas|área camper|áreas camper|parking camper',
      de: 'campervan stellplatz|stellplatz für campervans',
    },
  ],
  [
    pitch('caravan'),
    {
      en: 'caravan site|caravan sites|caravan pitch|caravan pitches|touring caravan site|touring caravan sites|touring caravan pitch|touring caravan pitches|touring caravan park|caravan campsite|campsite for caravans|campsites for caravans|certificated location',
      fr: 'emplacement caravane|emplacements caravane|emplacement pour caravane|emplacement caravanes|camping pour caravanes',
      es: 'parcela para caravana|parcela caravana|parcelas para caravanas|camping para caravanas|camping de caravanas',
      pt: 'parque de caravanas|alvéolo para caravana',
      de: 'wohnwagenstellplatz|wohnwagenstellplätze|stellplatz wohnwagen|stellplatz für wohnwagen|campingplatz für wohnwagen',
      nl: 'caravanplaats|caravanplaatsen|camping voor caravans|caravan plek',
    },
  ],
  [
    pitch('glamping'),
    {
      en: 'glamping|glamping site|glamping sites|yurt|yurts|safari tent|safari tents|bell tent|bell tents|pod|pods|glamping pod|glamping pods|camping pod|camping pods|shepherds hut|shepherds huts|shepherd hut|tipi|tipis|treehouse|treehouses|tree house|dome|geodome',
      fr: 'glamping|yourte|yourtes|tente safari|tente lodge|tentes lodge|tipi|tipis|cabane dans les arbres|roulotte|roulottes|hébergement insolite|hébergements insolites|logement insolite|tente meublée',
      es: 'glamping|yurta|yurtas|tienda safari|cabaña en los árboles|bell tent',
      pt: 'glamping|yurt|tenda safari|tipi|casa na árvore',
      de: 'glamping|jurte|jurten|safarizelt|safarizelte|tipi|baumhaus|schlaffass|campingfass|tiny house|mietzelt',
      nl: 'glamping|yurt|yurts|safaritent|safaritenten|tipi|boomhut|ingerichte tent|bungalowtent|pipowagen|de waard tent',
    },
  ],
  [
    pitch('cabin'),
    {
      en: 'cabin|cabins|log cabin|log cabins|chalet|chalets|bungalow|bungalows|lodge|lodges|campsite with cabins|campsites with cabins|hut|huts',
      fr: 'chalet|chalets|bungalow|bungalows|cabane|cabanes|lodges',
      es: 'bungalow|bungalows|bungaló|bungalós|cabaña|cabañas|bungalows camping|camping con bungalows|camping bungalows',
      pt: 'bungalow|bungalows|bungaló|cabana|cabanas|chalé|chalés|campismo com bungalows',
      de: 'hütte|hütten|blockhütte|ferienhütte|bungalow|bungalows|chalet|chalets|campinghütte',
      nl: 'blokhut|blokhutten|trekkershut|trekkershutten|chalet|chalets|bungalow|bungalows|hut|hutten',
    },
  ],
  [
    [['pets', '1']],
    {
      en: 'dog|dogs|dog friendly|dogs welcome|dogs allowed|dog allowed|with dog|with dogs|with a dog|with my dog|with our dog|allow dogs|allows dogs|that allow dogs|that allows dogs|accept dogs|that accept dogs|that accepts dogs|take dogs|that take dogs|bring dog|bring my dog|pet|pets|pet friendly|pets welcome|pets allowed|with pets|with pet|with a pet|that allow pets|allow pets|allowing dogs|allowing pets|cat|with cat|puppy|doggy|dog ok|for dogs|for dog',
      fr: 'chien|chiens|chien accepté|chiens acceptés|chien admis|chiens admis|chien autorisé|chiens autorisés|acceptant les chiens|acceptant chien|acceptant chiens|accepte les chiens|acceptent les chiens|qui accepte les chiens|qui acceptent les chiens|avec chien|avec un chien|avec mon chien|avec chiens|avec nos chiens|animal|animaux|animaux acceptés|animaux admis|animaux autorisés|animal accepté|avec animaux|acceptant les animaux|accepte les animaux|qui accepte les animaux|animaux de compagnie|animaux bienvenus|chiens bienvenus|dog friendly|toutou|avec animal|sans supplément chien',
      es: 'perro|perros|admite perros|admiten perros|que admite perros|que admiten perros|que admitan perros|que admita perros|que acepten perros|que acepte perros|que admitan mascotas|que acepten mascotas|se admiten perros|perros permitidos|perros admitidos|acepta perros|aceptan perros|que acepta perros|que aceptan perros|con perro|con perros|con mi perro|con mascota|con mascotas|mascota|mascotas|admite mascotas|admiten mascotas|que admite mascotas|que admiten mascotas|se admiten mascotas|mascotas permitidas|mascotas admitidas|acepta mascotas|aceptan mascotas|que acepta mascotas|que aceptan mascotas|con animales|animales|se admiten animales|para perros|permite perros|permiten perros|pet friendly|dog friendly|se permiten perros',
      pt: 'cão|cães|cachorro|cachorros|aceita cães|aceitam cães|que aceita cães|que aceitam cães|aceita cão|cães permitidos|com cão|com cães|com o cão|com cachorro|animais|animal|aceita animais|aceitam animais|que aceita animais|que aceitam animais|com animais|com animal|animais permitidos|animais de estimação|com animais de estimação|aceita animais de estimação|animal de estimação|admite animais|pet friendly|permite cães|permite animais',
      de: 'hund|hunde|hunden|mit hund|mit hunden|hunde erlaubt|hund erlaubt|hunde willkommen|hund willkommen|hundefreundlich|hundefreundliche|hundefreundlicher|hundefreundliches|hundefreundlichen|für hunde|wo hunde erlaubt sind|hunde gestattet|haustier|haustiere|mit haustier|mit haustieren|haustiere erlaubt|haustier erlaubt|haustiere willkommen|haustierfreundlich|haustierfreundliche|tiere erlaubt|urlaub mit hund|hundecamping|hundecampingplatz',
      nl: 'hond|honden|met hond|met honden|met de hond|met onze hond|hond toegestaan|honden toegestaan|hond welkom|honden welkom|hondvriendelijk|hondvriendelijke|hond vriendelijk|hond mee|hond meenemen|huisdier|huisdieren|huisdieren toegestaan|huisdier toegestaan|huisdieren welkom|huisdiervriendelijk|huisdiervriendelijke|met huisdier|met huisdieren|hondencamping|waar honden zijn toegestaan|waar honden mogen',
    },
  ],
  [
    [['people', '2']],
    {
      en: 'for couples|for a couple|couples',
      fr: 'en couple|pour un couple|pour couple|à deux',
      es: 'en pareja|para parejas|para una pareja',
      pt: 'para casais|para um casal|para casal|a dois',
      de: 'zu zweit|für paare|für ein paar',
      nl: 'voor stellen|met zijn tweeën|met z n tweeën',
    },
  ],
  [[['people', '3']], { fr: 'à trois', de: 'zu dritt', nl: 'met zijn drieën|met z n drieën' }],
  [[['people', '4']], { fr: 'à quatre', de: 'zu viert', nl: 'met zijn vieren|met z n vieren' }],
  [[['people', '5']], { fr: 'à cinq', de: 'zu fünft', nl: 'met zijn vijven|met z n vijven' }],
  [
    [['one_way', '1']],
    {
      en: 'one way|oneway|one way hire|one way rental|drop off elsewhere',
      fr: 'aller simple|sens unique|trajet simple',
      es: 'solo ida|sólo ida|one way',
      pt: 'só ida|one way|sentido único',
      de: 'einwegmiete|einweg|one way|oneway|einwegmieten',
      nl: 'enkele reis|one way|enkele rit',
    },
  ],
  [
    [['festivals', '1']],
    {
      en: 'festival|festivals|festivals allowed|festival friendly|for festivals|for a festival|for festival|festival hire',
      fr: 'festival|festivals|festivals autorisés',
      es: 'festival|festivales',
      pt: 'festival|festivais',
      de: 'festival|festivals|festivals erlaubt',
      nl: 'festival|festivals',
    },
  ],
  [
    [['abroad', '1']],
    {
      en: 'abroad|take abroad|travel abroad|to take abroad|european travel|eu travel|foreign travel|go abroad|outside the uk',
      fr: 'à l’étranger|étranger|sortir du territoire',
      es: 'al extranjero|extranjero|por el extranjero',
      pt: 'estrangeiro|ao estrangeiro|para o estrangeiro|no estrangeiro',
      de: 'ausland|ins ausland|auslandsfahrt|auslandsfahrten|auslandsreisen',
      nl: 'buitenland|naar het buitenland|in het buitenland',
    },
  ],
  [
    [['instant', '1']],
    {
      en: 'instant book|instant booking|instantly bookable|book instantly|instant',
      fr: 'réservation instantanée|réservation immédiate|réservation directe',
      es: 'reserva inmediata|reserva instantánea|reserva directa',
      pt: 'reserva imediata|reserva instantânea',
      de: 'sofort buchbar|sofortbuchung|direkt buchbar|sofort buchen',
      nl: 'direct boeken|direct te boeken|direct boekbaar',
    },
  ],
  [
    [['transmission', 'automatic']],
    {
      en: 'automatic|auto|automatic gearbox|automatic transmission|auto gearbox',
      fr: 'automatique|boîte automatique|boîte auto|à boîte automatique',
      es: 'automático|automática|automáticas|automáticos|cambio automático',
      pt: 'automático|automática|automáticas|caixa automática|mudanças automáticas',
      de: 'automatik|mit automatik|automatikgetriebe|mit automatikgetriebe|automatisch',
      nl: 'automaat|automatisch|met automaat|automatische|automatische versnelling',
    },
  ],
  [
    [['transmission', 'manual']],
    {
      en: 'manual|manual gearbox|manual transmission',
      fr: 'boîte manuelle|manuelle',
      es: 'cambio manual',
      pt: 'caixa manual|mudanças manuais',
      de: 'schaltgetriebe|schaltung|gangschaltung',
      nl: 'handgeschakeld|handgeschakelde|schakelbak',
    },
  ],
  [[['fuel', 'diesel']], { en: 'diesel', fr: 'gazole', es: 'diésel|gasoil', pt: 'gasóleo' }],
  [
    [['fuel', 'electric']],
    {
      en: 'electric|ev|all electric',
      fr: 'électrique|électriques',
      es: 'eléctrica|eléctrico|eléctricas|eléctricos',
      pt: 'elétrica|elétrico|elétricas|eléctrica',
      de: 'elektro|elektrisch|elektrische|elektrischer|elektrisches|elektrowohnmobil|elektrocamper|e camper',
      nl: 'elektrisch|elektrische',
    },
  ],
  [
    [['fuel', 'hybrid']],
    { en: 'hybrid', fr: 'hybride', es: 'híbrida|híbrido', pt: 'híbrida|híbrido', nl: 'hybride' },
  ],
  [
    [['class', 'a_class']],
    {
      en: 'a class|class a',
      fr: 'intégral|camping car intégral',
      es: 'integral|autocaravana integral',
      pt: 'integral|autocaravana integral',
      de: 'vollintegriert|vollintegriertes|vollintegrierter|vollintegrierte|integrierte|vollintegriertes wohnmobil',
      nl: 'integraal|integraalcamper|integraal camper',
    },
  ],
  [
    [['class', 'coachbuilt']],
    {
      en: 'coachbuilt|coach built|luton|over cab|overcab',
      fr: 'capucine|camping car capucine',
      es: 'capuchina|autocaravana capuchina',
      pt: 'capucine|autocaravana capucine',
      de: 'alkoven|alkovenmobil|alkoven wohnmobil|alkovenwohnmobil',
      nl: 'alkoof|alkoofcamper',
    },
  ],
  [
    [['class', 'low_profile']],
    {
      en: 'low profile|semi integrated|b class',
      fr: 'profilé|camping car profilé|semi intégral',
      es: 'perfilada|autocaravana perfilada',
      pt: 'perfilada|autocaravana perfilada',
      de: 'teilintegriert|teilintegriertes|teilintegrierter|teilintegrierte',
      nl: 'halfintegraal|half integraal|halfintegraalcamper',
    },
  ],
  [
    [['class', 'overland_4x4']],
    {
      en: '4x4|4wd|four wheel drive|overland|overlander|off road',
      fr: '4x4|tout terrain',
      es: '4x4|todoterreno',
      pt: '4x4|todo o terreno',
      de: '4x4|allrad|allradantrieb|geländewagen|offroad',
      nl: '4x4|vierwielaandrijving|terreinwagen',
    },
  ],
  [
    [['class', 'large_campervan']],
    {
      en: 'large campervan|large campervans|big campervan',
      fr: 'grand fourgon',
      es: 'camper gran volumen|furgoneta gran volumen',
    },
  ],
  [
    [['class', 'compact_campervan']],
    { en: 'small campervan|compact campervan|mini campervan', fr: 'petit van|van compact' },
  ],
  [
    [['amenity', 'swimming_pool']],
    {
      en: 'swimming pool|pool|pools|swimming pools|with pool|indoor pool|heated pool|outdoor pool|water park|waterpark|with a pool|splash pool',
      fr: 'piscine|piscines|piscine couverte|piscine chauffée|parc aquatique|avec piscine|espace aquatique|toboggan|toboggans',
      es: 'piscina|piscinas|piscina climatizada|piscina cubierta|con piscina|parque acuático',
      pt: 'piscina|piscinas|com piscina|piscina aquecida|parque aquático',
      de: 'pool|schwimmbad|hallenbad|freibad|mit pool|mit schwimmbad|schwimmbecken|wasserpark|wasserrutsche',
      nl: 'zwembad|zwembaden|met zwembad|binnenbad|buitenbad|waterpark|waterglijbaan|overdekt zwembad',
    },
  ],
  [
    [['amenity', 'electric_hookup']],
    {
      en: 'electric hook up|electric hookup|electric hook ups|electric hookups|hook up|hookup|hook ups|ehu|electric pitch|electric pitches|electricity|power hookup|with electric|with electricity|with hook up|electrical hook up',
      fr: 'électricité|branchement électrique|avec électricité|borne électrique|prise électrique',
      es: 'electricidad|con electricidad|toma de luz|toma eléctrica|con luz|enganche eléctrico',
      pt: 'eletricidade|electricidade|com eletricidade|com electricidade|tomada elétrica',
      de: 'strom|stromanschluss|mit strom|mit stromanschluss',
      nl: 'stroom|met stroom|elektriciteit|stroomaansluiting',
    },
  ],
  [
    [['amenity', 'wifi']],
    {
      en: 'wifi|wi fi|internet|free wifi|with wifi',
      fr: 'wifi gratuit|avec wifi',
      es: 'con wifi|wifi gratis',
      pt: 'com wifi',
      de: 'wlan|mit wlan',
      nl: 'met wifi',
    },
  ],
  [
    [['amenity', 'showers']],
    {
      en: 'showers|hot showers|with showers',
      fr: 'douches|douches chaudes',
      es: 'duchas',
      pt: 'duches|chuveiros',
      de: 'duschen',
      nl: 'douches',
    },
  ],
  [
    [['amenity', 'shower']],
    {
      en: 'shower|with shower',
      fr: 'douche|avec douche',
      es: 'ducha|con ducha',
      pt: 'duche|com duche',
      de: 'dusche|mit dusche',
      nl: 'met douche',
    },
  ],
  [
    [['amenity', 'toilets']],
    {
      en: 'toilets|with toilets',
      fr: 'sanitaires|wc',
      es: 'aseos|baños',
      pt: 'sanitários|casas de banho',
      de: 'toiletten|sanitäranlagen',
      nl: 'toiletten|sanitair',
    },
  ],
  [
    [['amenity', 'toilet']],
    {
      en: 'toilet|with toilet|loo',
      fr: 'toilettes|avec toilettes',
      es: 'baño|con baño|inodoro|con wc',
      pt: 'casa de banho|com casa de banho|sanita',
      de: 'toilette|mit toilette|mit wc',
      nl: 'met toilet',
    },
  ],
  [
    [['amenity', 'laundry']],
    {
      en: 'laundry|launderette|washing machine|washing machines',
      fr: 'laverie|lave linge|machine à laver',
      es: 'lavandería|lavadora|lavadoras',
      pt: 'lavandaria|máquina de lavar',
      de: 'waschmaschine|waschmaschinen|wäscherei',
      nl: 'wasmachine|wasmachines|wasserette',
    },
  ],
  [
    [['amenity', 'playground']],
    {
      en: 'playground|playgrounds|play area|play park|with playground',
      fr: 'aire de jeux|aires de jeux|jeux pour enfants',
      es: 'parque infantil|zona infantil|juegos infantiles',
      pt: 'parque infantil',
      de: 'spielplatz|mit spielplatz',
      nl: 'speeltuin|speeltuinen|met speeltuin',
    },
  ],
  [
    [['amenity', 'restaurant']],
    {
      en: 'restaurant|restaurants|with restaurant',
      fr: 'avec restaurant',
      es: 'restaurante|con restaurante',
      pt: 'restaurante|com restaurante',
      de: 'mit restaurant|gaststätte',
      nl: 'met restaurant',
    },
  ],
  [
    [['amenity', 'bar']],
    {
      en: 'bar|with bar|with a bar',
      fr: 'avec bar',
      es: 'con bar',
      pt: 'com bar',
      de: 'mit bar',
      nl: 'met bar',
    },
  ],
  [
    [['amenity', 'shop']],
    {
      en: 'shop|with shop|with a shop',
      fr: 'épicerie|supérette|magasin',
      es: 'supermercado|con supermercado|con tienda de alimentación',
      pt: 'supermercado|mercearia|minimercado',
      de: 'laden|mit laden|einkaufsladen|supermarkt',
      nl: 'winkel|winkeltje|supermarkt',
    },
  ],
  [
    [['amenity', 'wheelchair_accessible']],
    {
      en: 'wheelchair|wheelchair accessible|wheelchair access|accessible|disabled access|disabled facilities|disabled',
      fr: 'accessible pmr|pmr|handicapé|handicapés|fauteuil roulant|accessible handicapé',
      es: 'accesible|adaptado|adaptado a minusválidos|silla de ruedas|para discapacitados',
      pt: 'acessível|cadeira de rodas|mobilidade reduzida',
      de: 'barrierefrei|barrierefreier|barrierefreie|rollstuhl|rollstuhlgerecht|behindertengerecht|rollstuhlgerechter',
      nl: 'rolstoel|rolstoelvriendelijk|rolstoeltoegankelijk|toegankelijk',
    },
  ],
  [
    [['amenity', 'waste_disposal']],
    {
      en: 'waste disposal|chemical disposal|chemical toilet disposal|chemical disposal point|elsan|dump station',
      fr: 'vidange|aire de vidange|borne de vidange',
      es: 'vaciado|vaciado de aguas',
      pt: 'despejo|despejo de águas',
      de: 'entsorgung|ver und entsorgung|chemietoilette|chemie wc',
      nl: 'loosplaats|chemisch toilet',
    },
  ],
  [
    [['amenity', 'hardstanding']],
    {
      en: 'hardstanding|hard standing|hardstandings|hardstanding pitch|hardstanding pitches|hardstanding pitches',
      fr: 'emplacement stabilisé|stabilisé',
      de: 'befestigter stellplatz',
      nl: 'verharde plaats|verharde plaatsen',
    },
  ],
  [
    [['amenity', 'ev_charging']],
    {
      en: 'ev charging|ev charger|electric car charging|car charging|charging point',
      fr: 'borne de recharge|recharge voiture électrique',
      es: 'cargador coche eléctrico|punto de recarga',
      pt: 'carregador elétrico',
      de: 'ladestation|ladesäule|wallbox',
      nl: 'laadpaal|laadpalen',
    },
  ],
  [
    [['amenity', 'air_conditioning']],
    {
      en: 'air conditioning|air con|aircon|with air con',
      fr: 'climatisation|climatisé|clim',
      es: 'aire acondicionado|con aire acondicionado',
      pt: 'ar condicionado|com ar condicionado',
      de: 'klimaanlage|mit klimaanlage|klimatisiert',
      nl: 'airco|met airco|airconditioning',
    },
  ],
  [
    [['amenity', 'heating']],
    {
      en: 'heating|with heating|heater',
      fr: 'chauffage',
      es: 'calefacción|con calefacción',
      pt: 'aquecimento',
      de: 'heizung|standheizung|mit heizung|mit standheizung',
      nl: 'verwarming|met verwarming',
    },
  ],
  [
    [['amenity', 'awning']],
    {
      en: 'awning|with awning',
      fr: 'auvent|store extérieur',
      es: 'toldo|con toldo',
      pt: 'toldo',
      de: 'markise|vorzelt|mit markise',
      nl: 'luifel|met luifel|voortent',
    },
  ],
  [
    [['amenity', 'bike_rack']],
    {
      en: 'bike rack|bike racks|cycle rack|with bike rack',
      fr: 'porte vélo|porte vélos',
      es: 'portabicicletas|portabicis',
      pt: 'suporte de bicicletas|porta bicicletas',
      de: 'fahrradträger|mit fahrradträger',
      nl: 'fietsendrager|fietsenrek|met fietsendrager',
    },
  ],
  [
    [['amenity', 'solar']],
    {
      en: 'solar|solar panel|solar panels|off grid',
      fr: 'panneau solaire|panneaux solaires',
      es: 'placa solar|placas solares|panel solar',
      pt: 'painel solar|painéis solares',
      de: 'solar|solaranlage|solarpanel',
      nl: 'zonnepaneel|zonnepanelen',
    },
  ],
  [
    [['amenity', 'isofix']],
    {
      en: 'isofix|child seat|child seats|car seat',
      fr: 'siège enfant|siège bébé',
      es: 'sillita|silla infantil',
      pt: 'cadeira de criança',
      de: 'kindersitz|kindersitze',
      nl: 'kinderzitje|kinderzitjes',
    },
  ],
];

const FAMILY: Words = {
  en: 'family|families|for families|for family|family friendly|for the family|with kids|with children|kids|children|kid friendly|child friendly|for kids|for children|with toddlers|with a baby',
  fr: 'famille|familles|en famille|pour familles|pour les familles|familial|familiale|familiaux|familiales|avec enfants|avec des enfants|enfants|pour enfants|avec bébé',
  es: 'familia|familias|en familia|para familias|familiar|familiares|con niños|para niños|niños|con bebé|para ir con niños',
  pt: 'família|famílias|em família|para famílias|familiar|familiares|com crianças|para crianças|crianças|com filhos',
  de: 'familie|familien|für familien|mit familie|familienfreundlich|familienfreundliche|familienfreundlicher|familienfreundliches|familiär|mit kindern|mit kind|kinder|kindern|kinderfreundlich|kinderfreundliche|kinderfreundlicher|kinderfreundliches|für kinder|familienurlaub|kleinkinder|mit kleinkind',
  nl: 'gezin|gezinnen|voor gezinnen|met gezin|familie|voor families|met kinderen|met kind|kinderen|voor kinderen|kindvriendelijk|kindvriendelijke|gezinsvriendelijk|gezinsvriendelijke|kids',
};

/** Campsites for families in one word. */
const FAMILY_CAMPSITE: Words = {
  de: 'familiencampingplatz|familiencampingplätze|familiencamping|kindercamping',
  nl: 'familiecamping|familiecampings|gezinscamping|gezinscampings|kindercamping',
};

const NOTHING: Words = {
  en: 'hire|hired|hiring|rent|rents|rental|rentals|renting|for hire|to hire|for rent|to rent|to let|book|booking|bookings|bookable|reserve|reservation|cheap|cheapest|cheaper|budget|low cost|affordable|inexpensive|good|best|better|great|lovely|beautiful|pretty|quiet|peaceful|relaxing|small|little|tiny|big|large|luxury|luxurious|top|top rated|rated|recommended|popular|favourite|favorite|perfect|amazing|cool|cosy|cozy|modern|new|old|private|self catering|holiday|holidays|vacation|trip|trips|road trip|roadtrip|break|breaks|getaway|touring|travel|travelling|near|nearby|near to|close|close to|closest|nearest|next to|around|round|by|at|in|on|of|the|a|an|and|or|with|within|from|for|to|my|our|me|us|i|we|want|need|would like|looking for|look for|looking|find|search|show|where|where to|can i|is|are|area|areas|region|somewhere|anywhere|some|any|please|company|companies|deals|offers|offer|prices|price|cost|per night|overnight|stay|stays|staying|sites|site|places|place|park up|parking|vehicle|vehicles|available|availability|free|open|that|which|take|allow|allowed|ok|friendly|welcome|near by|outside|uk wide|self drive|pick up|pickup|collect|collection|city|town|village|centre|center|camping holiday',
  fr: 'location|locations|louer|loue|à louer|loué|louez|réserver|réservation|pas cher|pas chère|pas chers|pas chères|moins cher|moins chère|le moins cher|petit prix|bon marché|abordable|économique|bon|bonne|bons|meilleur|meilleurs|meilleure|meilleures|les meilleurs|beau|beaux|belle|belles|calme|calmes|tranquille|joli|jolis|jolie|sympa|petit|petits|petite|grand|grande|grands|luxe|haut de gamme|top|idéal|parfait|moderne|neuf|entre particuliers|particulier|particuliers|vacances|week end|séjour|séjours|voyage|road trip|roadtrip|tour|près|près de|proche|proche de|proche du|à proximité|à proximité de|proximité|autour|autour de|aux alentours|alentours|environs|aux environs|à côté de|à côté|dans|en|à|au|aux|sur|de|du|des|d|l|le|la|les|un|une|et|ou|avec|sans|pour|par|chez|vers|depuis|mon|ma|mes|notre|nos|je|j|nous|cherche|cherchons|recherche|trouver|où|quel|région|secteur|département|ville|village|centre|prix|tarif|tarifs|nuit|la nuit|par nuit|nuitée|disponible|disponibles|ouvert|ouverts|qui|que|accepte|acceptés|accepté|aménagé|aménagée|aménagés|qu|s|t|m|n',
  es: 'alquiler|alquileres|alquilar|alquilo|alquila|de alquiler|en alquiler|reservar|reserva|barato|barata|baratos|baratas|más barato|más barata|económico|económica|económicos|económicas|low cost|bueno|buena|buenos|buenas|mejor|mejores|los mejores|bonito|bonitos|bonita|bonitas|tranquilo|tranquila|tranquilos|pequeño|pequeños|pequeña|grande|grandes|lujo|de lujo|ideal|moderno|nueva|nuevo|particulares|entre particulares|particular|vacaciones|viaje|viajes|ruta|rutas|escapada|cerca|cerca de|cerca del|junto a|junto al|al lado de|alrededor|alrededores|alrededor de|alrededores de|en|de|del|a|al|por|para|con|sin|y|e|o|el|la|los|las|un|una|unos|mi|mis|nuestro|quiero|queremos|busco|buscar|buscamos|encontrar|dónde|donde|zona|región|provincia|provincia de|comarca|ciudad|pueblo|centro|precio|precios|por noche|noche|disponible|disponibles|abierto|abiertos|que|se|admite|admiten|aire libre|de montaña|campo|desde|hasta',
  pt: 'aluguer|alugueres|alugar|aluguel|alugo|aluga|aluga se|para alugar|reservar|reserva|reservas|barato|barata|baratos|baratas|mais barato|mais barata|económico|económica|económicos|em conta|bom|boa|bons|boas|melhor|melhores|os melhores|bonito|bonita|bonitos|sossegado|tranquilo|calmo|pequeno|pequena|grande|luxo|de luxo|ideal|férias|viagem|viagens|passeio|roteiro|perto|perto de|perto do|perto da|próximo|próximo de|ao lado de|junto a|junto ao|arredores|à volta de|em|no|na|nos|nas|de|do|da|dos|das|a|o|as|os|ao|aos|à|às|por|para|com|sem|e|ou|um|uma|uns|meu|minha|nosso|nossa|quero|queremos|procuro|procurar|procura|encontrar|onde|zona|região|distrito|concelho|cidade|vila|aldeia|centro|preço|preços|por noite|noite|disponível|aberto|que|se|aceita|aceitam|desde|até|ter|particulares|entre particulares',
  de: 'mieten|miete|mietet|vermietung|vermieter|mietangebote|leihen|ausleihen|verleih|zu mieten|zur miete|buchen|buchung|reservieren|günstig|günstige|günstiger|günstiges|günstigen|günstigste|billig|billige|billiger|preiswert|preiswerte|gut|gute|guter|gutes|beste|bester|bestes|besten|die besten|schön|schöne|schöner|schönes|schönen|schönste|schönsten|ruhig|ruhige|ruhiger|ruhiges|klein|kleine|kleiner|kleines|kleinen|groß|große|großer|großes|luxus|luxuriös|ideal|perfekt|modern|moderner|privat|von privat|urlaub|ferien|reise|reisen|rundreise|roadtrip|tour|camping urlaub|nahe|nah|nähe|in der nähe|in der nähe von|in der nähe vom|unweit|rund um|umgebung|bei|beim|in|im|an|am|auf|zu|zum|zur|von|vom|nach|ab|bis|um|für|mit|ohne|und|oder|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|unser|unsere|ich|wir|suche|suchen|finden|wo|gibt es|gegend|region|stadt|dorf|zentrum|insel|preis|preise|pro nacht|nacht|verfügbar|frei|offen|geöffnet|die|sind|wird|erlaubt',
  nl: 'huren|huur|huurt|te huur|verhuur|verhuurder|verhuurders|boeken|boek|reserveren|goedkoop|goedkope|goedkoopste|voordelig|voordelige|betaalbaar|betaalbare|goed|goede|beste|de beste|mooi|mooie|mooiste|leuk|leuke|leukste|rustig|rustige|klein|kleine|kleinschalige|groot|grote|luxe|ideaal|modern|particulier|particulieren|van particulieren|vakantie|vakanties|reis|reizen|rondreis|roadtrip|nabij|dichtbij|dicht bij|vlakbij|vlak bij|in de buurt|in de buurt van|omgeving|rond|rondom|naast|bij|in|aan|op|te|naar|vanaf|vanuit|tot|voor|met|zonder|en|of|de|het|een|mijn|onze|ik|wij|we|zoek|zoeken|vinden|waar|streek|regio|provincie|stad|dorp|centrum|eiland|prijs|prijzen|per nacht|nacht|beschikbaar|vrij|open|die|zijn|toegestaan|mag|mogen|huuren',
};

/** Words of one language that mean something else in another, where the page has the former. */
const OF_ONE_LANGUAGE: Partial<Record<TypedLanguage, [Meaning, string][]>> = {
  en: [[{ kind: 'nothing' }, 'nice|nicest']],
  nl: [
    [
      { kind: 'filters', filters: [['category', 'motorhome']] },
      'camper|campers|camper van|camperhuur|camperverhuur',
    ],
    [{ kind: 'nothing' }, 'van'],
    [{ kind: 'unknown' }, 'bus'],
  ],
  pt: [[{ kind: 'nothing' }, 'vans de aluguer']],
};

const AIRPORT: Words = {
  en: 'airport|airports|international airport',
  fr: 'aéroport|aéroport de|aéroport d',
  es: 'aeropuerto|aeropuerto de',
  pt: 'aeroporto|aeroporto de|aeroporto do|aeroporto da',
  de: 'flughafen|airport',
  nl: 'luchthaven|vliegveld',
};

const PORT: Words = {
  en: 'ferry|ferries|ferry port|ferry ports|ferry terminal|ferryport|port|ferry crossing',
  fr: 'ferry|ferries|port|gare maritime|port de|embarcadère|port ferry',
  es: 'ferry|ferri|puerto|puerto de|terminal de ferry',
  pt: 'ferry|ferri|porto de ferry|terminal de ferry|balsa',
  de: 'fähre|fähren|fährhafen|fährterminal|hafen|faehre',
  nl: 'veerboot|veerhaven|ferry|veer|veerpont|haven|boot',
};

/** Words beside the name of a town for something in it. */
const FEATURE: Words = {
  en: 'beach|beaches|seafront|harbour|marina|station|railway station|train station|town centre|city centre|cove|bay|head|sands|falls|gorge|forest|woods|hill|hills|moor|farm|pier|island|valley|castle|cathedral|racecourse|showground|national park|coast|seaside|lake',
  fr: 'plage|plages|gare|centre ville|cap|pointe|baie|île|forêt|vallée|cascade|château|cathédrale|bord de plage|bassin|côte|lac|parc national',
  es: 'playa|playas|estación|cabo|bahía|isla|cala|ría|bosque|valle|castillo|catedral|paseo marítimo|costa|lago|parque nacional',
  pt: 'praia|praias|estação|cabo|baía|ilha|ria|vale|castelo|costa|lago|parque nacional',
  de: 'strand|strände|bahnhof|hauptbahnhof|innenstadt|altstadt|bucht|tal|wald|burg|schloss|küste|see|nationalpark',
  nl: 'strand|stranden|station|binnenstad|baai|eiland|bos|kasteel|kust|meer|nationaal park',
};

/** Filters of campsites alone: beside a word for vehicles, these are named as not understood. */
const CAMPSITE_WORDS: [filters: TypedFilter[], words: Words][] = [
  [
    [['sea', '1']],
    {
      en: 'near the sea|by the sea|on the sea|near the beach|near beach|by the beach|on the beach|next to the beach|close to the beach|close to beach|beachfront|beach front|beachside|with beach|with beach access|walk to beach|walking distance to beach|near a beach|near the coast|on the coast|by the coast|seaside|close to the sea|next to the sea|near sea|walk to the beach|walk to the sea|a walk of the sea|a walk of the beach|within a walk of the sea|within a walk of the beach|a walk from the sea|a walk from the beach|short walk from the sea|short walk from the beach|walking distance of the sea|walking distance of the beach|walking distance to the sea|walking distance to the beach|within walking distance of the sea|within walking distance of the beach',
      fr: 'bord de mer|en bord de mer|au bord de la mer|bord de la mer|près de la mer|proche de la mer|proche mer|face à la mer|pieds dans l eau|les pieds dans l eau|près de la plage|proche plage|proche de la plage|accès direct plage|accès plage|bord de plage|mer à pied|plage à pied|à pied de la mer|à pied de la plage',
      es: 'cerca del mar|junto al mar|frente al mar|a pie de playa|pie de playa|primera línea|en primera línea|primera línea de playa|cerca de la playa|junto a la playa|en la playa|al lado del mar|al lado de la playa|a pie del mar|andando a la playa|playa a pie',
      pt: 'perto do mar|junto ao mar|em frente ao mar|à beira mar|beira mar|perto da praia|junto à praia|na praia|frente de mar|a pé da praia|a pé do mar|praia a pé',
      de: 'am meer|direkt am meer|nahe am meer|in meernähe|meernähe|am strand|direkt am strand|strandnah|strandnähe|in strandnähe|mit strand|an der küste|nahe dem meer|nah am meer|nah am strand|zu fuß zum meer|zu fuß zum strand|fußläufig zum strand|fußläufig zum meer',
      nl: 'aan zee|dicht bij zee|dichtbij zee|vlakbij zee|nabij zee|bij zee|aan het strand|dicht bij het strand|dichtbij strand|vlakbij strand|bij het strand|aan strand|aan de kust|op loopafstand van zee|op loopafstand van de zee|op loopafstand van het strand|loopafstand van zee|loopafstand van het strand',
    },
  ],
  [
    [['lake', '1']],
    {
      en: 'near a lake|by a lake|lakeside|on a lake',
      fr: 'bord de lac|bord du lac|au bord d un lac',
      es: 'junto al lago',
      pt: 'junto ao lago|à beira do lago',
      de: 'am see|direkt am see',
      nl: 'aan een meer|aan het meer|bij een meer',
    },
  ],
];

/**
 * Wishes for which there is no filter, and the traveller's own position: they are named as not understood. A wish that gets
 * a filter moves to `FILTER_WORDS`.
 */
const UNKNOWN: Words = {
  en: 'sea view|sea views|riverside|by a river|by the river|near a river|river|near a pub|pub|adults only|adult only|hot tub|hot tubs|with hot tub|jacuzzi|sauna|campfire|campfires|fire pit|open fires|wild camping|wild|fishing|naturist|near me|near here|last minute|star|stars|long term|unlimited mileage|no deposit|under 25|under 21|all year|open all year|walking distance',
  fr: 'vue mer|vue sur mer|au bord de l eau|en bord de rivière|bord de rivière|rivière|jacuzzi|sauna|spa|naturiste|pêche|sauvage|camping sauvage|autour de moi|près de chez moi|près de moi|dernière minute|étoile|étoiles|à l année|kilométrage illimité',
  es: 'vistas al mar|río|junto al río|jacuzzi|sauna|spa|naturista|pesca|acampada libre|libre|cerca de mí|última hora|estrella|estrellas|todo el año|kilómetros ilimitados',
  pt: 'vista mar|vista para o mar|rio|junto ao rio|perto do rio|jacuzzi|sauna|spa|naturista|pesca|selvagem|perto de mim|última hora|estrelas|todo o ano|quilómetros ilimitados',
  de: 'meerblick|mit meerblick|am fluss|fluss|am wasser|whirlpool|sauna|fkk|angeln|wildcampen|wild|lagerfeuer|in meiner nähe|last minute|sterne|ganzjährig|unbegrenzte kilometer|nur erwachsene',
  nl: 'zeezicht|met zeezicht|aan een rivier|aan de rivier|rivier|aan het water|jacuzzi|sauna|naturisten|naturistencamping|vissen|wildkamperen|kampvuur|bij mij in de buurt|last minute|sterren|hele jaar|onbeperkte kilometers|alleen volwassenen',
};

/** Dates and lengths of stays, which have fields of their own: the page leads to these. */
const DATES: Words = {
  en: 'tonight|tomorrow|tomorrow night|tomorrow evening|today|this evening|this afternoon|weekend|weekends|this weekend|next weekend|the weekend|long weekend|week|weeks|this week|next week|fortnight|month|months|this month|next month|night|nights|one night|single night|days|bank holiday|bank holidays|easter|christmas|new year|new years eve|half term|school holidays|easter holidays|summer holidays|summer|this summer|next summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  fr: 'ce soir|cette nuit|demain|demain soir|après demain|aujourd hui|ce week end|le week end prochain|week end prochain|un week end|long week end|cette semaine|semaine|semaines|semaine prochaine|mois|ce mois ci|mois prochain|nuits|une nuit|1 nuit|jours|quinzaine|pâques|noël|toussaint|nouvel an|vacances scolaires|vacances d été|vacances de pâques|grandes vacances|été|cet été|été prochain|hiver|cet hiver|printemps|automne|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'esta noche|esta tarde|mañana|pasado mañana|hoy|fin de semana|este fin de semana|próximo fin de semana|semana|semanas|esta semana|próxima semana|semana que viene|mes|meses|este mes|próximo mes|mes que viene|noches|una noche|1 noche|días|quincena|semana santa|navidad|nochevieja|vacaciones de verano|verano|este verano|próximo verano|invierno|primavera|otoño|puente|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  pt: 'esta noite|esta tarde|hoje|hoje à noite|amanhã|amanhã à noite|depois de amanhã|fim de semana|este fim de semana|próximo fim de semana|semana|semanas|esta semana|próxima semana|semana que vem|mês|meses|este mês|próximo mês|noites|uma noite|1 noite|dias|quinzena|páscoa|natal|passagem de ano|férias de verão|verão|este verão|próximo verão|inverno|primavera|outono|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda feira|terça feira|quarta feira|quinta feira|sexta feira|sábado|domingo',
  de: 'heute|heute abend|heute nacht|morgen|morgen abend|übermorgen|wochenende|wochenenden|dieses wochenende|am wochenende|nächstes wochenende|kommendes wochenende|langes wochenende|woche|wochen|diese woche|nächste woche|nächster woche|kommende woche|monat|monate|diesen monat|nächsten monat|nächte|nächten|eine nacht|1 nacht|tage|tagen|ostern|osterferien|pfingsten|pfingstferien|weihnachten|silvester|sommer|diesen sommer|nächsten sommer|sommerferien|winter|frühling|frühjahr|herbst|herbstferien|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  nl: 'vanavond|vannacht|vandaag|morgen|morgenavond|overmorgen|weekend|weekenden|dit weekend|volgend weekend|komend weekend|lang weekend|week|weken|deze week|volgende week|komende week|maand|maanden|deze maand|volgende maand|nachten|een nacht|1 nacht|dagen|pasen|pinksteren|hemelvaart|kerst|kerstvakantie|oud en nieuw|zomer|deze zomer|komende zomer|zomervakantie|winter|lente|herfst|meivakantie|herfstvakantie|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
};

/** Every word with its meaning; `language` is null for the words of all languages. */
export function* meanings(): Generator<[Meaning, TypedLanguage | null, words: string]> {
  const all = function* (meaning: Meaning, words: Words): Generator<[Meaning, null, string]> {
    for (const some of Object.values(words)) yield [meaning, null, some];
  };
  yield* all({ kind: 'nothing' }, NOTHING);
  yield* all({ kind: 'feature' }, FEATURE);
  yield* all({ kind: 'port' }, PORT);
  yield* all({ kind: 'airport' }, AIRPORT);
  yield* all({ kind: 'unknown' }, UNKNOWN);
  yield* all({ kind: 'dates' }, DATES);
  yield* all({ kind: 'family' }, FAMILY);
  for (const [filters, words] of FILTER_WORDS) yield* all({ kind: 'filters', filters }, words);
  for (const [filters, words] of CAMPSITE_WORDS)
    yield* all({ kind: 'ofCampsites', filters }, words);
  const campsite: TypedFilter[] = [
    ['category', 'campsite'],
    ['amenity', 'playground'],
  ];
  yield* all({ kind: 'filters', filters: campsite }, FAMILY_CAMPSITE);
  for (const [language, own] of Object.entries(OF_ONE_LANGUAGE)) {
    for (const [meaning, words] of own) yield [meaning, language as TypedLanguage, words];
  }
}

/** The words for dates in a language, with `|` between them. */
export const datesIn = (language: TypedLanguage): string => DATES[language] ?? '';

/** Words before a date that are part of it: `mid July`, `next Friday`. */
export const BEFORE_DATES =
  'early|mid|late|end of|the end of|beginning of|the beginning of|start of|middle of|first week of|last week of|next|this|début|fin|mi|courant|début du mois de|fin du mois de|principios de|a principios de|finales de|a finales de|mediados de|a mediados de|próximo|próxima|início de|no início de|fim de|no fim de|final de|meados de|em meados de|anfang|mitte|ende|nächsten|nächste|diesen|begin|eind|half|volgende|komende';

/** Numbers in words, up to ten. */
export const NUMBER_WORDS: readonly string[][] = [
  ['one', 'un', 'une', 'uno', 'um', 'uma', 'ein', 'eine', 'een'],
  ['two', 'deux', 'dos', 'dois', 'duas', 'zwei', 'twee', 'couple'],
  ['three', 'trois', 'tres', 'drei', 'drie'],
  ['four', 'quatre', 'cuatro', 'quatro', 'vier'],
  ['five', 'cinq', 'cinco', 'fünf', 'vijf'],
  ['six', 'seis', 'sechs', 'zes'],
  ['seven', 'sept', 'siete', 'sete', 'sieben', 'zeven'],
  ['eight', 'huit', 'ocho', 'oito', 'acht'],
  ['nine', 'neuf', 'nueve', 'nove', 'neun', 'negen'],
  ['ten', 'dix', 'diez', 'dez', 'zehn', 'tien'],
];

/** Words behind a number, by the filter that takes it; children count as people beside adults. */
export const UNITS = {
  people:
    'people|person|persons|pax|guests|adults|adult|travellers|personnes|personne|pers|places|place|adultes|adulte|personas|persona|plazas|plaza|adultos|pessoas|pessoa|lugares|lugar|personen|pers|erwachsene|mann|volwassenen|persoons',
  children:
    'kids|kid|children|child|enfants|enfant|niños|niño|crianças|criança|kinder|kindern|kinderen|kind',
  berths:
    'berth|berths|couchages|couchage|camas|cama|dormir|schlafplätze|schlafplätzen|slaapplaatsen|slaapplaats|beds|sleeper',
  seats: 'seats|seat|seater|seatbelts|belted seats|sitzplätze|sitzplätzen|zitplaatsen',
} as const;

/** Words before a number of people. */
export const BEFORE_PEOPLE = 'sleeps|sleeping|family of|group of|famille de|familia de|família de';

/** Words before a number of people or of nights. */
export const BEFORE_PEOPLE_OR_DATES = 'for|pour|para|für|voor|up to';
