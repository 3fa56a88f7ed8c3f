import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('fr');

const nights = (count: number) => n(count, { one: '# nuit', other: '# nuits' });

export const words: DashboardWords['listingCalendar'] = {
  title: 'Nuits',
  lead: 'Faites glisser sur les nuits, ou choisissez la première puis la dernière, puis indiquez si elles sont libres ou prises.',
  leadWithout: 'Indiquez la première et la dernière nuit, puis si elles sont libres ou prises.',
  leadToRead: 'Ce que les voyageurs voient des prochains mois.',
  nights,
  months: {
    label: 'Autres mois',
    earlier: 'Avant',
    later: 'Après',
  },
  states: {
    available: 'Libre',
    unavailable: 'Pris',
    unknown: 'Non précisé',
    imported: 'Pris par un calendrier importé',
  },
  takenBy: (host) => `pris par ${host}`,
  legend: 'Ce que disent les couleurs',
  form: {
    title: 'Modifier des nuits',
    chosenOne: '1 nuit choisie',
    chosenMany: '# nuits choisies',
    unchoose: 'Annuler la sélection',
    start: 'Première nuit',
    end: 'Dernière nuit',
    price: (currency, unit) =>
      unit === 'night' ? `Prix par nuit (${currency})` : `Prix par semaine (${currency})`,
    priceHint: (own) => `Des nuits libres. Vide : ${own}, comme dans le formulaire.`,
    noPrice:
      'Indiquez d’abord le prix le plus bas dans le formulaire : des nuits pourront alors avoir leur propre prix.',
    available: 'Libre',
    unavailable: 'Pris',
    unknown: 'Effacer',
    imported: 'Les nuits des calendriers importés restent prises.',
  },
  paste: {
    title: 'Saisir ou coller des dates',
    lead: 'Une ligne par période : arrivée, départ, libre ou pris, et un prix s’il est différent. Sans année, ce sont les prochaines dates.',
    label: 'Dates',
    example: 'du 1 au 8 mai libre 95\n8 mai – 15 mai pris\n31/10/2027 – 02/11/2027 libre 95,00',
    replace: 'Remplacer tout le calendrier. Sinon, les autres nuits restent comme elles sont.',
    save: 'Enregistrer ces dates',
    refused: (count) =>
      n(count, { one: 'Une ligne est à revoir', other: '# lignes sont à revoir' }),
    line: (number) => `Ligne ${number}`,
    now: 'Le calendrier actuel, en texte',
    nothing: 'Aucune nuit n’est encore précisée.',
    copy: 'Copier',
  },
  imports: {
    title: 'Calendriers d’autres sites',
    lead: 'Ce qui est réservé ailleurs est pris ici. Chaque adresse est lue toutes les heures.',
    none: 'Pas encore. Les sites où vous prenez des réservations donnent cette adresse sous « exporter le calendrier » ou « iCal ».',
    caption: 'Calendriers importés',
    site: 'Site',
    read: 'Dernier essai',
    takes: 'Nuits prises',
    never: 'Pas encore : d’ici une à deux minutes',
    state: 'État',
    fine: 'En ordre',
    failing: (since) => `En échec depuis le ${since}`,
    kept: 'Ses nuits restent comme elles étaient.',
    waits: (until) =>
      `Sa lecture a demandé trop de travail trois fois : il n’est donc lu qu’une fois par jour tant que cela dure, la prochaine fois le ${until}. Une fois réparé, choisissez « Lire maintenant ».`,
    remove: 'Retirer',
    removeOf: (host) => `le calendrier de ${host}`,
    readNow: 'Lire maintenant',
    address: 'Adresse du calendrier',
    hint: 'Elle commence par https:// ou webcal://. Elle est conservée chiffrée, et seul le site est affiché.',
    add: 'Importer',
  },
  done: {
    set: 'Les nuits sont enregistrées.',
    pasted: 'Les dates sont enregistrées.',
    imported: 'Le calendrier sera lu d’ici une à deux minutes, puis toutes les heures.',
    removed: 'Le calendrier est retiré. Ses nuits redeviennent ce que vous en aviez dit.',
    reading: 'Les calendriers seront lus d’ici une à deux minutes.',
  },
};
