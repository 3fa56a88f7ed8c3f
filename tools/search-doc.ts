import { describeParameters } from '../src/search/index.ts';

/** Returns the page about all parameters of a search, in Markdown. */
export const searchParametersPage = (): string =>
  [
    '# Parameters of a search',
    '',
    'Of `/search`, of `/search.json`, which gives the same answer as data, of the tiles of its map, and of the',
    'landing pages. A parameter that can have several values is repeated, or separates them by commas. What makes no',
    'sense is left out; the answer’s `params` say what took effect. Results state a match for every filter. `silent`',
    'counts the listings that state nothing about a filter that makes sense for them. With `unstated=1` they are results',
    'too: each names such filters in `notStated`, and comes after those that state a match.',
    '',
    'With dates (`from` and `to`, which `flex` may move, or `month`), each result says in `availability` whether it is',
    '`available`, its owner has to be asked (`ask`), it is open data, of which nobody here knows (`open_data`), or it is',
    'asks for more nights (`min_nights`); results come in this order, those to ask and open data as one, and',
    '`answers` counts them, with the campsites that are `closed` then. `dates` are those for which a result is free, and',
    '`stay` is their price: the sum of the nights in minor units, rounded once, where all are free and priced. Filter,',
    'bands and order by price take its average night. `costs` says what a stay costs besides, and names in `notSaid`',
    'what the owner has left open.',
    '',
    'Facets count what is among the results, so the categories’ counts add up to `total` where none is chosen; campsites of',
    'OpenStreetMap that asking for campsites alone would add are `osmCampsites`.',
    '',
    '| parameter | values | what it asks for |',
    '|---|---|---|',
    ...describeParameters().map(
      ({ name, accepts, description }) => `| \`${name}\` | ${accepts} | ${description} |`,
    ),
    '',
  ].join('\n');
