/** The number of a house before its street, or the part of a building. */
const HOUSE = /^(?:\d{1,4}[a-z]?(?:[-/]\d{1,4})?|(?:unit|flat|suite) \w+) ?(?=\p{L}|$)/iu;

/** Words that streets of five languages begin with. */
const BEGINNING =
  /^(?:rue|avenue|av\.|bd|boulevard|chemin|route|impasse|allée|calle|c\/|carrer|avenida|avda|paseo|carretera|ctra|rua|travessa|estrada)[. ]/i;

/** Words that streets end with, in English after another word: Street is a town. */
const END =
  /(?:\p{L} (?:street|st|road|rd|lane|ln|avenue|ave|drive|close)|stra(?:ße|sse|at)|str)\.?(?: \d{1,4}[a-z]?)?$/iu;

/** Whether a part of an address is a street, and no town: `12 High Street`, `Calle Mayor 5`, `Mill Lane`. */
export const isStreet = (part: string): boolean =>
  HOUSE.test(part) || BEGINNING.test(part) || END.test(part);
