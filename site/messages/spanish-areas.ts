/** The article that Spanish gives to names of areas; towns and those in no list have none. */
const ARTICLES: readonly [article: string, names: RegExp][] = [
  [
    'el',
    /^(?:Reino Unido|País |Algarve|Alentejo|Ribatejo|Miño |Norte$|(?:Norte|Sur|Oeste|Centro|Campo) de |Aeropuerto|Eurotúnel|Cabo (?!Verde)|Gran (?:Este|Londres)|Alto |Bajo |Territorio |Monte |Macizo|Pirineo |Bosque |Anillo |Muro |Río |Mar |Embalse |Estanque |Desierto |Cañón |Archipiélago |Camin(?:o|ito) |Ampurdán|Bierzo|Montseny|Moncayo|Maestrazgo|Matarraña|Priorato|Penedés|Teide|Lemosín|Rosellón|Languedoc|Franco Condado|Delfinado|Mediodía|Périgord|Luberon|Vercors|Morvan|Loira$|Ródano$|condado |departamento |Distrito |Parque |Valle |Lago |Delta |Golfo )|(?: Forest| Country)$/i,
  ],
  [
    'la',
    /^(?:provincia |República |Comunidad |Isla |Región |Costa (?!Rica|de Marfil)|Sierra (?!Nevada|Morena|Espuña)|Serra |Serranía |Cordillera |Montaña |Península |Bahía |Selva |Llanura |Marisma |Laguna |Ruta |Riviera |Ribera |Ribeira |Ria |Rioja Alavesa|Alta |Baja |Beira |Mancha$|Alcarria|Axarquía|Albufera|Cerdaña|Maragatería|Camarga|Champagne|Gironda|Dordoña|Suiza normanda|Arrábida)/i,
  ],
  [
    'las',
    /^(?:Islas |Azores|Berlengas|Hébridas|Tierras Altas|Orcadas|Midlands|Montañas |Gargantas |Playas |Lagunas |Rías |Hoces |Tablas |Bardenas |Serras |Aldeas |Bocas |Landas|Ardenas|Cevenas)|(?: Hills| Mountains)$/i,
  ],
  [
    'los',
    /^(?:Países |Emiratos |Picos |Pirineos|Alpes|Altos |Montes |Peninos|Vosgos|Volcanes |Valles |Acantilados |Puertos |Arribes |Alpilles|Cotswolds|Chilterns|Cairngorms)|(?: Dales| Downs| Moors| Wolds| Beacons)$/,
  ],
];

/** That something is in an area: `en la Costa Brava`, `en los Vosgos`, `en Bretaña`. */
export function inSpanishArea(name: string): string {
  const article = ARTICLES.find(([, names]) => names.test(name))?.[0];
  return article ? `en ${article} ${name}` : `en ${name}`;
}
