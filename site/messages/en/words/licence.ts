import { AUTHORITIES } from '../../authorities.ts';
import type { Words } from '../../words.ts';

export const licence: Words = {
  title: 'B or C1: which licence you need',
  description:
    'Licence B or C1 for a motorhome: 3,500 kg, older licences, trailers and the rules of the United Kingdom, Ireland, France, Spain, Portugal, Germany and the Netherlands.',
  lead: 'Most campervans need only a car licence. Heavy motorhomes need more. What counts is the permitted mass in the papers, not the weight today.',
  blocks: [
    { h: 'The rule nearly everywhere' },
    {
      list: [
        '**Licence B**, the car licence: up to 3,500 kg of permitted mass, and up to eight passengers.',
        '**Licence C1**: more than 3,500 kg, up to 7,500 kg. It takes a test of its own and a medical check.',
        '**Trailers and caravans**: with B up to 750 kg of permitted mass; heavier ones if car and trailer together are permitted no more than 3,500 kg. B96 raises that to 4,250 kg, and B+E allows trailers of up to 3,500 kg.',
      ],
    },
    { h: 'Country by country', id: 'countries' },
    {
      table: {
        head: ['Licence from', 'What it allows', 'Who says so'],
        rows: [
          [
            'United Kingdom',
            'Car licences from before 1 January 1997 usually include C1 and C1E: look at the back of the card. From the age of 70 they end unless you renew them with a medical report. In Great Britain, B has towed trailers of up to 3,500 kg since December 2021, and allows zero-emission vehicles of up to 4,250 kg since June 2025. Abroad the 3,500 kg of the country may still apply.',
            'DVLA on GOV.UK; in Northern Ireland the DVA',
          ],
          ['Ireland', 'B up to 3,500 kg, C1 up to 7,500 kg.', AUTHORITIES.IE],
          [
            'France',
            'B up to 3,500 kg, C1 up to 7,500 kg. Who got B before 20 January 1975 may drive heavier motorhomes too (code 79).',
            AUTHORITIES.FR,
          ],
          ['Spain', 'B up to 3,500 kg, C1 up to 7,500 kg.', AUTHORITIES.ES],
          ['Portugal', 'B up to 3,500 kg, C1 up to 7,500 kg.', AUTHORITIES.PT],
          [
            'Germany',
            'Class B up to 3,500 kg. The old class 3, from before 1999, includes 7,500 kg, and becomes C1 and C1E on a new card.',
            'Bundesministerium für Verkehr, your Fahrerlaubnisbehörde',
          ],
          ['Netherlands', 'B up to 3,500 kg, C1 up to 7,500 kg.', AUTHORITIES.NL],
        ],
      },
    },
    { h: 'With a licence from elsewhere' },
    {
      list: [
        'Licences of countries of the European Union are valid in all of them, with the categories on the card, and for visits to the United Kingdom.',
        'A photocard licence of the United Kingdom is valid for visits to Ireland, France, Spain and Portugal.',
        'The European Union adopted new rules in 2025 that raise 3,500 kg to 4,250 kg for some vehicles. They hold only once a country has put them into force.',
      ],
    },
    { h: 'What owners ask for besides' },
    {
      p: 'Insurers often want a minimum age and some years of licence. These are the owner’s rules, not the law. Listings show the age where stated; ask about the years.',
    },
    {
      p: '**As of 2026, as far as we know. Before you travel, check with the authority named and with the owner.**',
    },
  ],
};
