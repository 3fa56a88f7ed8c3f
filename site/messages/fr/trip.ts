import { ofFrenchTown } from '../french-areas.ts';
import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const trip: Messages['trip'] = {
  name: 'Voyage',
  title: 'Votre voyage',
  lead: 'Un van et des lieux où dormir, nuit par nuit, avec leur prix et ce qui manque encore.',
  add: 'Ajouter au voyage',
  addLabel: (title) => `Ajouter au voyage : ${title}`,
  emptyTitle: 'Pas encore d’étape',
  emptyText:
    'Cherchez un van ou un camping et touchez « Ajouter au voyage ». Les dates de votre recherche suivent.',
  findVan: 'Trouver un van',
  findPlace: 'Trouver un camping',
  without:
    'Sans JavaScript, rien n’est gardé ici : l’adresse de la page de votre voyage est le voyage. Mettez-la dans vos marque-pages.',
  kept: 'Gardé dans l’adresse de cette page et dans ce navigateur seulement.',
  other: 'Ce voyage n’est pas celui que ce navigateur garde.',
  keepThis: 'Garder celui-ci à la place',
  openMine: 'Ouvrir le mien',
  summary: (stops, nights) => `${stops}, ${nights}`,
  stopCount: (count) => n(count, { one: '# étape', other: '# étapes' }),
  goneCount: (count) =>
    n(count, { one: '# étape n’est plus affichée', other: '# étapes ne sont plus affichées' }),
  vehicles: 'Votre van',
  places: 'Où vous dormez',
  goneStops: 'N’est plus affiché',
  gone: (number) =>
    `Le numéro ${number} n’est plus affiché : son propriétaire l’a mis en pause ou retiré, ou le numéro est erroné. Ce que vous aviez prévu reste ici.`,
  goneName: (number) => `Numéro ${number}`,
  kinds: { fetch: 'Prise en charge', stay: 'Séjour', return: 'Retour' },
  noDates: 'Pas encore de dates',
  days: (dates, nights) => `${dates} · ${nights}`,
  answers: {
    available: 'Libre ces nuits-là',
    ask: 'Demandez au propriétaire pour ces nuits',
    min_nights: (nights) => `Le séjour minimal est de ${nights}`,
    unavailable: 'N’est plus libre toutes ces nuits',
    closed: 'Fermé certaines de ces nuits',
    open_data: 'D’OpenStreetMap : personne ici ne sait si c’est libre',
    past: 'Ces dates sont passées',
  },
  change: 'Changer les dates',
  save: 'Prendre ces dates',
  sooner: (title) => `${title} : une étape plus tôt`,
  later: (title) => `${title} : une étape plus tard`,
  moreNights: (title) => `${title} : une nuit de plus`,
  fewerNights: (title) => `${title} : une nuit de moins`,
  remove: (title) => `Retirer ${title}`,
  ask: 'Demander au propriétaire',
  see: 'Voir sa page',
  leftOut: 'Laissées de côté tant que vous ne changez pas leurs dates :',
  checks: 'Avant de demander et de réserver',
  allWell: 'Chaque nuit a son lieu.',
  noPlace: (nights, dates) => `${nights} sans lieu : ${dates}`,
  findNights: 'Trouver un lieu pour ces nuits',
  severalPlaces: (nights, dates) => `${nights} avec plusieurs lieux : ${dates}`,
  severalVehicles: (nights, dates) => `${nights} avec plusieurs vans : ${dates}`,
  noVehicle: {
    before: (nights, dates) =>
      `Le voyage commence avant la prise en charge du van : ${nights}, ${dates}`,
    between: (nights, dates) => `${nights} sans van : ${dates}`,
    after: (nights, dates) => `Le van est rendu avant la dernière nuit : ${nights}, ${dates}`,
  },
  keepVan: 'Le louer aussi pour ces nuits',
  putOff: (title) => `Repousser ${title} et les étapes suivantes`,
  past: (title, date) => `${title} commence le ${date}, une date passée.`,
  order: 'Les étapes ne sont pas dans l’ordre de leurs dates.',
  sort: 'Les mettre en ordre',
  abroad: {
    no: (van, countries) =>
      `${van} : l’annonce n’autorise pas les voyages à l’étranger. Étapes à l’étranger : ${countries}.`,
    unsaid: (van, countries) =>
      `${van} : peut-on l’emmener à l’étranger ? L’annonce ne le dit pas, demandez-le au propriétaire. Étapes à l’étranger : ${countries}.`,
  },
  unread: {
    no_stop: (text) => `« ${text} » dans l’adresse n’est pas une étape et est laissé de côté.`,
    no_date: (text) =>
      `« ${text} » dans l’adresse n’a pas de date qui existe : l’étape est sans dates.`,
    no_nights: (text) =>
      `« ${text} » dans l’adresse n’a pas un nombre de nuits de 1 à 365 : l’étape est sans dates.`,
    too_many: (text) => `Un voyage compte 20 étapes au plus : « ${text} » est laissé de côté.`,
  },
  full: 'Un voyage compte 20 étapes au plus. Retirez-en une avant d’en ajouter une autre.',
  notUnderstood: 'Ce changement n’est pas possible : le voyage est resté comme il était.',
  distance: (distance) => `${distance} à vol d’oiseau`,
  mapLabel: 'Carte du voyage : les étapes, reliées par une ligne droite',
  straight:
    'Les distances sont à vol d’oiseau entre les positions publiques. Les routes sont plus longues.',
  cost: 'Ce que cela coûte',
  total: (amount, stops) => `${amount} pour ${stops}`,
  currencies: 'Deux monnaies ne sont jamais additionnées.',
  notIn: 'Pas dans cette somme :',
  why: {
    ask: 'il faut demander au propriétaire',
    min_nights: 'le séjour est trop court',
    unavailable: 'ce n’est pas libre',
    closed: 'c’est fermé',
    open_data: 'OpenStreetMap ne connaît pas de prix',
    past: 'les dates sont passées',
    no_dates: 'pas de dates',
    gone: 'n’est plus affiché',
    available: 'aucun prix n’est indiqué',
  },
  from: (price) => `à partir de ${price}, ce qui n’est pas un total`,
  next: 'Et ensuite ?',
  nextLead: (place) => `Des campings autour ${ofFrenchTown(place)}, les plus proches d’abord.`,
  around: 'Autour de',
  within: 'À moins de',
  arrive: 'Arrivée',
  leave: 'Départ',
  show: 'Voir les lieux',
  none: 'Rien n’est connu comme libre, ou à demander, à cette distance pour ces nuits.',
  taken: (count) =>
    n(count, {
      one: '# autre camping à cette distance est pris ou fermé ces nuits-là.',
      other: '# autres campings à cette distance sont pris ou fermés ces nuits-là.',
    }),
  fits: {
    yes: 'Le van loué y tient',
    no: 'Le van loué n’y tient pas',
    ask: 'Il n’est pas indiqué si le van loué y tient',
  },
  export: 'À emporter',
  exportCalendar: 'Calendrier (iCalendar)',
  exportRoute: 'Itinéraire (GPX)',
  print: 'Imprimez cette page pour l’avoir sur papier.',
  share: 'Partager ce voyage',
  shareLead:
    'Qui a cette adresse voit ces étapes, telles qu’elles sont alors. Elle contient leurs numéros et leurs dates, et rien sur vous.',
  shareAddress: 'Adresse de ce voyage',
  qr: 'Code QR de ce voyage, pour l’appareil photo d’un téléphone',
  shareOpen: 'Ouvrir ce voyage',
  approximate: 'La position est approximative, pour protéger le propriétaire.',
};
