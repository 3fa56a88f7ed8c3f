/** Which slice may use which: the table of ARCHITECTURE.md. */
const USES = {
  mails: [],
  places: [],
  partners: ['mails'],
  images: [],
  basemap: [],
  people: ['mails'],
  deliveries: ['partners'],
  listings: ['partners', 'places', 'mails'],
  photos: ['listings', 'partners', 'images'],
  duplicates: ['listings', 'partners', 'images'],
  search: ['listings', 'places', 'duplicates'],
  landings: ['listings', 'places', 'search'],
  leads: ['listings', 'partners', 'deliveries', 'mails'],
  feeds: ['listings', 'places', 'partners', 'mails'],
  operators: ['partners', 'mails'],
  billing: ['partners', 'mails'],
  featured: ['partners', 'listings'],
  reports: ['listings', 'partners', 'mails'],
  claims: ['listings', 'places', 'partners', 'mails'],
  statistics: ['listings', 'partners'],
  status: [],
  assistants: ['listings', 'search', 'mails'],
};
const slices = Object.keys(USES);
const any = (names) => `(?:${names.join('|')})`;
const TESTS = '[.]test[.]ts$|/testing/';

const slice = (name) => {
  const others = slices.filter((other) => other !== name);
  const strangers = others.filter((other) => !USES[name].includes(other));
  return [
    {
      name: `${name}-uses-only-its-neighbours`,
      severity: 'error',
      from: { path: `^src/${name}/`, pathNot: TESTS },
      to: { path: `^src/${any([...strangers, 'api', 'app', 'cli'])}/` },
    },
    {
      name: `${name}-uses-front-doors`,
      severity: 'error',
      from: { path: `^src/${name}/`, pathNot: TESTS },
      to: { path: `^src/${any(others)}/`, pathNot: '^src/[^/]+/index[.]ts$' },
    },
  ];
};

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/platform/' },
    },
    ...slices.flatMap(slice),
    {
      name: 'api-takes-only-routes',
      severity: 'error',
      from: { path: '^src/api/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/(?:api|platform)/|[.]routes[.]ts$' },
    },
    {
      name: 'only-the-entries-compose',
      severity: 'error',
      from: {
        path: '^(?:src|bench)/',
        pathNot: `^src/(?:main|cli)[.]ts$|^src/(?:app|cli)/|^bench/|${TESTS}`,
      },
      to: { path: '^src/app/' },
    },
    // Four rooms: the server starts and stops it, composition makes its services, pages and use cases are made of these.
    {
      name: 'only-the-server-serves',
      severity: 'error',
      from: { path: '^src/(?:app/(?!server/)|cli/)', pathNot: TESTS },
      to: { path: '^src/app/server/' },
    },
    {
      name: 'only-the-server-has-pages',
      severity: 'error',
      from: { path: '^src/(?:app/(?!server/|pages/)|cli/)', pathNot: TESTS },
      to: { path: '^src/app/pages/' },
    },
    {
      name: 'composition-is-above-what-it-composes',
      severity: 'error',
      from: { path: '^src/app/(?:pages|use-cases)/', pathNot: TESTS },
      to: { path: '^src/app/composition/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-takes-only-types',
      severity: 'error',
      from: { path: '^site/src/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-know-nothing-of-the-program',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(?:src|site|test|bench|tools)/' },
    },
    {
      name: 'packages-use-each-others-entries',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/(?:$1/|[^/]+/src/index[.]ts$)' },
    },
    {
      name: 'packages-are-used-through-their-entries',
      severity: 'error',
      from: { path: '^(?:src|site|test|bench|tools)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(?:[^/]+/src/index|demo-partner/src/facts)[.]ts$',
      },
    },
    {
      // A connection or stream of theirs that nobody listens to ends the process when it breaks.
      name: 'connections-are-made-in-one-place',
      severity: 'error',
      from: { path: '^(?:src|bench)/', pathNot: '^src/platform/db/' },
      to: { path: '^node_modules/pg(?:-copy-streams)?/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(?:src|site|packages)/', pathNot: TESTS },
      to: { path: `^test/|${TESTS}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'site/(?:build|[.]svelte-kit)|^packages/[^/]+/build/|^test/fixtures' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
    },
  },
};
