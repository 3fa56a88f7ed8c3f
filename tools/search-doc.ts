import { describeParameters } from '../src/search/index.ts';

/** The page of all parameters of a search, in Markdown. */
export const searchParametersPage = (): string =>
  [
    '# Parameters of a search',
    '',
    'Of `/search`, of `/search.json`, which gives the same answer as data, of the tiles of its map, and of the',
    'landing pages. A parameter that can have several values is repeated, or separates them by commas. What makes no',
    'sense is left out; the answer’s `params` say what took effect. Listings that state nothing about a filter stay in',
    'where the filter makes sense for them; each result names such filters in `notStated`, and comes after those that',
    'state a match.',
    '',
    '| parameter | values | what it asks for |',
    '|---|---|---|',
    ...describeParameters().map(
      ({ name, accepts, description }) => `| \`${name}\` | ${accepts} | ${description} |`,
    ),
    '',
  ].join('\n');
