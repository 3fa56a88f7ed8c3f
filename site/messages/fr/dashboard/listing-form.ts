import type { RuleValues } from '#lib/services.ts';
import type { DashboardWords } from '../../dashboard-words.ts';
import { listingStatuses } from './statuses.ts';

type ListingForm = DashboardWords['listingForm'];

export const fields: ListingForm['fields'] = {
  external_id: {
    label: 'Votre identifiant',
    hint: 'Votre programme et les exports nomment ainsi l’annonce. S’il est vide, il est formé à partir du titre.',
  },
  category: { label: 'Ce que vous proposez' },
  status: { label: 'Statut', hint: 'Une annonce en pause est conservée sans être affichée.' },
  title: { label: 'Titre', hint: 'De 5 à 120 caractères.' },
  description: {
    label: 'Description',
    hint: 'Texte brut, jusqu’à 5 000 caractères. Une ligne vide sépare les paragraphes.',
  },
  url: {
    label: 'Page sur votre site',
    hint: 'Là où les voyageurs réservent, par exemple www.example.com/bramble.',
  },
  osm_ref: {
    label: 'OpenStreetMap',
    hint: 'L’adresse du camping sur openstreetmap.org.',
  },
  'images.*.url': { label: 'Adresse', hint: 'Par exemple www.example.com/front.jpg.' },
  'images.*.alt': { label: 'Ce qu’elle montre', hint: 'Lu à ceux qui ne la voient pas.' },
  'images.*.width': { label: 'Largeur en pixels' },
  'images.*.height': { label: 'Hauteur en pixels' },
  'location.lat': { label: 'Latitude', hint: 'La carte la remplit. Par exemple 48,8566.' },
  'location.lng': { label: 'Longitude', hint: 'La carte la remplit. Par exemple 2,3522.' },
  'location.precision': {
    label: 'Affichage',
    hint: 'Approximatif : les voyageurs voient la zone, et non le lieu.',
  },
  'location.name': { label: 'Nom du lieu' },
  'location.country_code': { label: 'Pays' },
  'price.from': { label: 'Prix le plus bas', hint: 'Par exemple 95 ou 95,50.' },
  'price.currency': { label: 'Devise' },
  'price.unit': { label: 'Pour une' },
  'price.min_nights': { label: 'Nuits minimum' },
  'price.deposit': { label: 'Caution' },
  'vehicle.vehicle_class': { label: 'Type' },
  'vehicle.make': { label: 'Marque' },
  'vehicle.model': { label: 'Modèle' },
  'vehicle.year': { label: 'Année' },
  'vehicle.berths': { label: 'Couchages' },
  'vehicle.seats': { label: 'Places avec ceinture' },
  'vehicle.transmission': { label: 'Boîte de vitesses' },
  'vehicle.fuel': { label: 'Carburant' },
  'vehicle.length_m': { label: 'Longueur', hint: 'En mètres ou en pieds : 5,99 ou 19 ft 8 in.' },
  'vehicle.height_m': { label: 'Hauteur', hint: 'En mètres ou en pieds : 2,60 ou 8 ft 6 in.' },
  'vehicle.width_m': { label: 'Largeur', hint: 'En mètres ou en pieds : 2,05 ou 6 ft 9 in.' },
  'vehicle.weight_kg': { label: 'PTAC', hint: 'En kg : 3500.' },
  'vehicle.licence': { label: 'Permis', hint: 'Par exemple B ou C1.' },
  'campsite.pitch_types': { label: 'Emplacements pour' },
  'campsite.pitches': { label: 'Nombre d’emplacements' },
  'campsite.open_from': { label: 'Ouvert à partir du' },
  'campsite.open_to': { label: 'Ouvert jusqu’au' },
  'campsite.check_in': { label: 'Arrivée à partir de' },
  'campsite.check_out': { label: 'Départ avant' },
  amenities: { label: 'Équipements' },
  'policies.pets_allowed': { label: 'Animaux acceptés' },
  'policies.smoking_allowed': { label: 'Fumer est permis' },
  'policies.festivals_allowed': { label: 'Festivals autorisés' },
  'policies.travel_abroad_allowed': { label: 'Voyage à l’étranger autorisé' },
  'policies.one_way_available': { label: 'Aller simple possible' },
  'policies.instant_book': { label: 'Réservation immédiate' },
  'policies.min_driver_age': { label: 'Âge minimal du conducteur' },
  'policies.mileage_included_per_day_km': { label: 'Distance comprise par jour' },
  'policies.insurance_included': { label: 'Assurance comprise' },
  'policies.insurance_excess': {
    label: 'Franchise d’assurance',
    hint: 'Un montant, par exemple 1000.',
  },
  'policies.cancellation': { label: 'Annulation' },
  'policies.cancellation_text': { label: 'Annulation, dans vos mots' },
  'rating.value': { label: 'Note', hint: 'De 0 à 5.' },
  'rating.count': { label: 'Nombre d’avis' },
};

export const form: ListingForm['form'] = {
  onlyWriters:
    'Vous pouvez consulter ce formulaire. Seuls les propriétaires et les membres d’un compte approuvé modifient les annonces.',
  addTitle: 'Ajouter une annonce',
  addLead:
    'Remplissez ce qui est marqué « Obligatoire ». Le reste peut attendre : vous pourrez l’ajouter à tout moment.',
  back: 'Toutes les annonces',
  required: 'Obligatoire',
  choose: 'Choisir',
  notStated: 'Non précisé',
  yes: 'Oui',
  no: 'Non',
  unlimited: 'Illimité',
  limited: 'Limité à',
  distance: 'Distance par jour',
  distanceUnit: 'Miles ou kilomètres',
  units: { mi: 'miles', km: 'km' },
  day: 'Jour',
  month: 'Mois',
  monthOf: (label) => `${label} : mois`,
  others: 'Tous les autres',
  byPosition: 'Celui du repère',
  amenities: {
    vehicle: 'Dans et sur le véhicule',
    campsite: 'Au camping',
    both: 'Pour les deux',
  },
  complete: {
    title: 'Ce qui est rempli',
    said: (done, all) => `${done} sur ${all}`,
    sections: 'Les rubriques et ce qui manque',
  },
  later: {
    title: 'Cela peut attendre',
    lead: 'Les voyageurs filtrent souvent d’après ces points : s’ils manquent, une recherche peut ignorer l’annonce.',
  },
  drafts: {
    offer: (time) => `Vous avez des modifications non enregistrées du ${time}.`,
    take: 'Les reprendre',
    drop: 'Les abandonner',
    leaveTitle: 'Quitter sans enregistrer ?',
    leaveText:
      'Vos modifications sont gardées dans ce navigateur. Elles vous seront proposées à votre retour.',
    stay: 'Rester ici',
    leave: 'Quitter',
    takenUp:
      'Voici vos modifications non enregistrées. Enregistrez-les quand elles vous conviennent.',
  },
  sections: {
    kind: { title: 'Ce que c’est' },
    words: { title: 'Titre et texte' },
    images: {
      title: 'Photos',
      lead: 'La première est la couverture. À partir de 1 200 pixels de large, elles sont nettes partout.',
    },
    location: { title: 'Où cela se trouve' },
    price: { title: 'Prix' },
    vehicle: {
      title: 'Le véhicule',
      lead: 'Pour les vans aménagés, les camping-cars et les caravanes.',
    },
    campsite: { title: 'Le camping', lead: 'Pour les campings.' },
    amenities: { title: 'Ce qu’on y trouve' },
    policies: { title: 'Règles et conditions' },
    rating: { title: 'Vos propres avis', lead: 'Remplissez les deux champs, ou aucun.' },
    software: {
      title: 'Pour les logiciels',
      lead: 'Rien de cela n’est nécessaire pour être trouvé.',
    },
  },
  photo: (number) => `Photo ${number}`,
  earlier: 'Avant',
  remove: 'Retirer',
  more: 'Plus de photos',
  save: 'Enregistrer',
  create: 'Ajouter l’annonce',
  changedMeanwhile:
    'Quelqu’un d’autre, l’API ou un flux a modifié cette annonce depuis que vous l’avez ouverte. Enregistrez à nouveau pour écraser cette modification, ou rechargez la page pour la voir.',
  madeAlready: {
    title: (title) => `Ce formulaire a déjà ajouté « ${title} »`,
    text: 'Ce qui suit dit autre chose et n’est pas enregistré. Ajoutez-le comme une annonce de plus, ou ouvrez celle qui existe et modifiez-la.',
    open: 'Ouvrir l’annonce qui existe',
  },
  done: {
    made_already:
      'Cette annonce était déjà ajoutée quand le formulaire a été renvoyé. Elle n’existe qu’une fois, et rien n’a été modifié.',
    saved: 'Enregistré.',
    unchanged: 'Rien n’a été modifié.',
    duplicated:
      'Voici la copie. Elle est en pause jusqu’à ce que vous l’activiez, et n’a pas encore de calendrier.',
  },
  next: {
    title: 'L’annonce est ajoutée. Et maintenant ?',
    photos: 'Ajouter des photos',
    calendar: 'Indiquer quand c’est libre',
    preview: 'La voir comme les voyageurs',
    another: 'Ajouter une autre annonce',
    alike: (button) => `La prochaine lui ressemble ? « ${button} » copie tout ce qui est ici.`,
  },
  refused: 'L’annonce dans son ensemble',
  position: {
    numbers: 'La position en chiffres',
    label: 'Carte de la position',
    find: 'Trouver un lieu',
    findHint: 'Une ville, pour commencer. Faites ensuite glisser le repère au bon endroit.',
    pin: 'La position. Faites glisser le repère, ou déplacez-le avec les touches fléchées.',
    none: 'Trouvez un lieu, ou cliquez sur la carte, pour placer le repère.',
    exact: 'Les voyageurs voient le repère.',
    approximate: 'Les voyageurs voient le cercle de 4 km, sans repère.',
    approximateNew:
      'Les voyageurs verront un cercle de 4 km qui contient le repère, mais pas en son centre, et sans le montrer.',
    plain: {
      label: 'Ville ou village',
      hint: 'Son nom remplit la latitude et la longitude ci-dessous. Précisez-les si vous les connaissez.',
      take: 'Prendre sa position',
      taken: (place) => `Position prise : ${place}.`,
      others: 'Ou est-ce :',
      none: 'Aucun lieu ne porte ce nom. Écrivez-le autrement, ou indiquez une ville plus grande à proximité.',
    },
  },
};

export const values: ListingForm['values'] = {
  amenities: {
    toilet: 'Toilettes à bord',
    shower: 'Douche à bord',
    toilets: 'Toilettes au camping',
    showers: 'Douches au camping',
  },
  status: listingStatuses,
  'location.precision': { exact: 'La position exacte', approximate: 'Approximatif' },
  'price.unit': { night: 'Nuit', week: 'Semaine' },
  'policies.cancellation': {
    flexible: 'Souple',
    moderate: 'Modérée',
    strict: 'Stricte',
    non_refundable: 'Non remboursable',
  },
};

function inFrench(number: string): string {
  return number.replace('.', ',');
}

const between = ({ min, max }: RuleValues): string =>
  min === '' || max === '' ? '' : ` de ${inFrench(min)} à ${inFrench(max)}`;

const lengthAs = (example: string) => (limits: RuleValues) => {
  const span = between(limits);
  return `Indiquez la mesure en mètres ou en pieds${span === '' ? '' : `,${span} mètres`}, par exemple ${example}.`;
};

export const problems: ListingForm['problems'] = {
  rules: {
    needed: () => 'Remplissez ce champ.',
    too_short: ({ min, max }) => `Écrivez de ${min} à ${max} caractères.`,
    too_long: ({ max, length }) => `Raccourcissez à ${max} caractères. Il y en a ${length}.`,
    html: () => 'Écrivez du texte brut, sans HTML. Une ligne vide sépare les paragraphes.',
    address: () => 'Écrivez une adresse complète, par exemple www.example.com/bramble.',
    day: () => 'Choisissez le jour et le mois.',
    time: () => 'Écrivez l’heure sous la forme 14:30.',
    money: ({ example }) => `Écrivez le montant sous la forme ${inFrench(example)}.`,
    money_currency: ({ currency }) =>
      `Écrivez le montant sans symbole, ou choisissez une autre devise. Celle choisie est : ${currency}.`,
    whole_number: (limits) => `Écrivez un nombre entier${between(limits)}.`,
    number: (limits) => `Écrivez un nombre${between(limits)}.`,
    length: lengthAs('5,99 ou 19 ft 8 in'),
    degrees: () => 'Placez le repère sur la carte, ou écrivez un nombre tel que 48,8566.',
    position: () => 'Placez le repère sur la carte, ou écrivez la latitude et la longitude.',
    at_sea: () => 'Déplacez le repère : il est en mer, loin de tout pays.',
    mileage: ({ max }) => `Écrivez un nombre entier, ${max} kilomètres au plus.`,
    mileage_missing: () => 'Indiquez la distance, ou choisissez « Illimité ».',
    choose: () => 'Choisissez dans la liste.',
    osm_ref: () => 'Copiez l’adresse de la page du camping sur openstreetmap.org.',
    too_many: ({ max }) => `Gardez-en ${max} au plus.`,
    other_category: () => 'Videz ces champs, ou choisissez une autre catégorie.',
    id: () => 'Utilisez de 1 à 100 lettres, chiffres et caractères . _ : ~ - sans espaces.',
    id_taken: () => 'Choisissez un autre identifiant : une de vos annonces a déjà celui-ci.',
    unapproved: ({ max }) =>
      `Vous pouvez préparer ${max} annonces pour l’instant. Ajoutez les autres une fois accepté.`,
    other: () => 'Vérifiez ce champ : il ne peut pas être enregistré tel quel.',
  },
  of: {
    category: { needed: () => 'Choisissez ce que vous proposez.' },
    title: {
      needed: () => 'Écrivez un titre.',
      too_short: ({ min, max }) => `Écrivez un titre de ${min} à ${max} caractères.`,
    },
    url: { needed: () => 'Écrivez l’adresse de la page où les voyageurs réservent.' },
    'images.*.url': {
      needed: () => 'Écrivez l’adresse de la photo.',
      address: () =>
        'Écrivez l’adresse complète de la photo, par exemple www.example.com/front.jpg.',
    },
    'location.lat': {
      needed: () => 'Écrivez aussi la latitude, ou placez le repère sur la carte.',
    },
    'location.lng': {
      needed: () => 'Écrivez aussi la longitude, ou placez le repère sur la carte.',
    },
    'price.from': {
      needed: () => 'Écrivez le prix.',
      money: ({ example }) => `Écrivez le prix sous la forme ${inFrench(example)}.`,
    },
    'price.currency': { needed: () => 'Choisissez la devise.' },
    'price.deposit': {
      money: ({ example }) => `Écrivez la caution sous la forme ${inFrench(example)}.`,
    },
    'policies.insurance_excess': {
      money: ({ example }) => `Écrivez la franchise sous la forme ${inFrench(example)}.`,
    },
    'vehicle.height_m': { length: lengthAs('2,60 ou 8 ft 6 in') },
    'vehicle.width_m': { length: lengthAs('2,05 ou 6 ft 9 in') },
    'rating.value': { needed: () => 'Écrivez la note, ou videz le nombre d’avis.' },
    'rating.count': { needed: () => 'Écrivez combien il y a d’avis.' },
  },
};
