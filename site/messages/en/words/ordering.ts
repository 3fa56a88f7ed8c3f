import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'How results are ordered',
  description:
    'What decides the order of search results on Campcairn, how much each thing counts, and what payment changes: nothing.',
  lead: 'Why one listing stands above another. Here is all of it.',
  blocks: [
    { h: 'What is in the results' },
    {
      p: 'Every active listing of every approved partner that fits your search. None is left out, and the number above the results is exact.',
    },
    {
      p: 'A ticked filter shows what says yes. What does not say is counted in one line above the results. That line shows it too: marked “not stated”, after everything that says yes to all, in every order. Your browser remembers the choice.',
    },
    {
      p: 'With dates the results stand in groups: free; owners to ask, and campsites of OpenStreetMap, whose owners nobody can ask here; only for longer stays. The rule above holds within each group.',
    },
    {
      p: 'Among campsites those that OpenStreetMap knows are results too, marked so. By distance they stand among the listings of partners; otherwise after those that say as much. Those for members, groups or a private circle come last, and those closed to everybody are left out. “Where it comes from” chooses.',
    },
    { h: 'Best match' },
    {
      p: 'The usual order. First what states a match for everything you asked; within that, by points:',
    },
    {
      table: {
        head: ['What counts', 'At most', 'How'],
        rows: [
          ['Photos', '25 %', 'More photos, up to eight'],
          ['Rating', '20 %', 'As the partner collected it; few ratings count for less'],
          ['Facts stated', '20 %', 'How many of the things people ask about are answered'],
          ['Price stated', '15 %', 'Whether there is one, not how high it is'],
          ['Description', '10 %', 'Its length, up to 800 characters'],
          ['Lot', '10 %', 'Drawn once for each listing, so that equals take turns'],
        ],
      },
    },
    {
      p: 'Around a town, a postcode or a point each kilometre takes away 15 %. Campsites of OpenStreetMap begin 100 % lower, so one in town can stand before a listing nine miles away.',
    },
    {
      p: 'Nothing else counts: not the partner, what it pays, how often it is clicked, how soon it answers or how new the listing is, and nothing about you.',
    },
    { h: 'The other orders' },
    {
      list: [
        '**Nearest**: by distance from the place or point you asked for.',
        '**Lowest price**: by the price of a night; a week counts as seven nights. Prices are never converted, so currencies are not compared by value.',
        '**Rating**: by the rating, then by how many people gave it.',
        '**Newest**: by when the listing first came to us.',
      ],
    },
    { h: 'What payment changes', id: 'ads' },
    {
      list: [
        'Not the order, not which listings match, and not how many are counted.',
        '{ads|Up to two listings can stand in a block above the first page, each labelled “Ad” with who pays. They match what you asked for, and are drawn by lot each hour among all partners with Premium whose listing does: each has the same chance, and nobody can pay for more. They also stand among the results where they belong.}',
        'On the page of a campsite from OpenStreetMap its owner with Premium can show photos, prices and words, labelled as the owner’s, beside what OpenStreetMap says.',
        '{ads|“Hide ads for good” is remembered in your browser alone. The button below shows them again.}',
      ],
    },
    { h: 'Whose offers these are' },
    {
      p: 'Each listing names its partner. Campcairn offers nothing of its own and favours nobody. Ratings are the partners’ own; we do not check that each comes from a customer.',
    },
  ],
};
