import type { Seeded } from '@campcairn/seeded';
import type { EnquiryFields } from './events.ts';

const FIRST_NAMES =
  `Anna Tom Priya Callum Sophie Marek Ines Joost Claire Diego Mia Owen Fatima Luca Hannah Rory
  Elena Piet Zoe Sam Freya Mathieu Grace Nuno Isla Jonas Leila Ben Carmen Ewan`.split(/\s+/);

const LAST_NAMES =
  `Keller Hughes Patel MacLeod Martin Nowak Ferreira Visser Dubois Romero Weber Price Rahman Bianchi
  Clarke Doyle Vidal Jansen Lambert Whitfield Lindqvist Girard Okafor Teixeira Fraser Brandt Haddad Turner Ortega
  Campbell`.split(/\s+/);

const OPENINGS = [
  'Hello, is {title} free from {from} to {to}?',
  'Hi! We would love to book {title} from {from} until {to}.',
  'Good morning, we are planning a trip from {from} to {to} and like the look of {title}.',
  'Is it still possible to book {from} to {to}?',
];

const QUESTIONS = [
  'There are {guests} of us. What is the total price with everything included?',
  'We are {guests} and a well-behaved dog. Is that all right?',
  'Could we arrive late, around nine in the evening?',
  'Is bedding included, or should we bring our own?',
  'How much is the deposit, and when is it paid back?',
  'We are {guests}. Is there a place to leave our car meanwhile?',
  'Are we insured to take it abroad?',
  'How far is the nearest shop?',
  'Do you have a child seat, or should we bring one?',
];

const ENDINGS = ['Thank you!', 'Many thanks.', 'Looking forward to hearing from you.', ''];

const DAY_MS = 86_400_000;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const dated = (day: string): string => {
  const [, month = '', date = ''] = day.split('-');
  const name =
    'January February March April May June July August September October November December';
  return `${Number(date)} ${name.split(' ')[Number(month) - 1]}`;
};

/**
 * Returns the form of a made-up traveller at a time. The name says Demo, the address is one that
 * no mail can reach, and the number is of those that are reserved for films.
 */
export function traveller(random: Seeded, at: Date, title: string): EnquiryFields {
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const start = new Date(at.getTime() + random.whole(6, 110) * DAY_MS);
  const end = new Date(start.getTime() + random.whole(2, 12) * DAY_MS);
  const guests = String(random.whole(2, 5));
  const gaps: Record<string, string> = {
    title,
    guests,
    from: dated(dayOf(start)),
    to: dated(dayOf(end)),
  };
  const sentences = [random.pick(OPENINGS), random.pick(QUESTIONS), random.pick(ENDINGS)];
  const message = sentences
    .join(' ')
    .trim()
    .replaceAll(/\{(\w+)\}/g, (_gap, name: string) => gaps[name] ?? '');
  return {
    name: `${first} ${last} (Demo)`,
    email: `${first}.${last}@travellers.demo.campcairn.example`.toLowerCase(),
    phone: random.chance(0.55)
      ? `+44 7700 900${String(random.whole(0, 999)).padStart(3, '0')}`
      : '',
    start_date: dayOf(start),
    end_date: dayOf(end),
    guests,
    message: `${message} (Demo)`,
  };
}
