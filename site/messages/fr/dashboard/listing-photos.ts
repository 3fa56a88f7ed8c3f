import type { DashboardWords } from '../../dashboard-words.ts';

const refusals: DashboardWords['listingPhotos']['refusals'] = {
  empty: 'Ce fichier est vide. Choisissez à nouveau la photo.',
  too_large: 'Cette photo dépasse 20 Mo. Choisissez-en une plus petite.',
  no_photo:
    'Ce n’est pas une photo JPEG, PNG ou WebP. Ouvrez-la, enregistrez-la en JPEG et choisissez ce fichier.',
  heic: 'C’est une photo HEIC, que nous ne savons pas lire. Sur un iPhone, choisissez-la ici depuis Photos : elle est envoyée en JPEG. Sur un ordinateur, ouvrez-la et exportez-la en JPEG.',
  too_many_pixels:
    'Cette image a trop de pixels pour être ouverte. Enregistrez-la en plus petit et choisissez ce fichier.',
  broken: 'Cette photo est abîmée ou incomplète. Choisissez-la à nouveau, ou une autre.',
  account_full:
    'Vos photos occupent les 5 Go de votre compte. Retirez des photos de vos annonces : il y a de nouveau de la place une semaine plus tard.',
  too_many:
    'Vous avez ajouté beaucoup de photos cette heure-ci. Ajoutez les autres dans une heure.',
  too_fast: 'Beaucoup de photos sont en cours d’ajout à votre compte. Réessayez dans un instant.',
  busy: 'Nous avons trop à faire. Réessayez dans un instant.',
};

export const words: DashboardWords['listingPhotos'] = {
  choose: 'Ajouter des photos',
  take: 'Prendre une photo',
  drop: 'Ou déposez des photos ici.',
  hint: 'JPEG, PNG ou WebP, jusqu’à 20 Mo chacune. Nous les redressons, et retirons où et comment elles ont été prises.',
  chooseFiles: 'Photos à ajouter',
  upload: 'Envoyer les photos choisies',
  uploadHint:
    'Choisissez des photos, puis « Envoyer les photos choisies ». Jusqu’à 60 Mo à la fois.',
  none: 'Pas encore de photo. Les annonces avec photos sont bien plus souvent consultées.',
  order: 'Photos dans leur ordre',
  number: 'Photo #',
  cover: 'Couverture',
  alt: 'Ce qu’elle montre',
  altHint: 'Pour ceux qui ne la voient pas, par exemple « Le lit fait, toit relevé ».',
  move: 'Déplacer',
  moveHint: 'Faites-la glisser, ou utilisez les touches fléchées.',
  earlier: 'Avant',
  later: 'Après',
  makeCover: 'Mettre en couverture',
  remove: 'Retirer',
  removed: 'Retirée.',
  undo: 'Annuler',
  moved: 'C’est maintenant la photo #.',
  waiting: 'En attente',
  uploading: 'Envoi en cours',
  reading: 'Préparation en cours',
  again: 'Réessayer',
  added: 'Ajoutée',
  unreached: 'Elle n’a pas pu être envoyée. Vérifiez votre connexion, puis réessayez.',
  signedOut: 'Vous êtes déconnecté. Connectez-vous dans un autre onglet, puis réessayez ici.',
  saveWaits: 'L’annonce est enregistrée dès que toutes les photos sont là.',
  notAll: 'Certaines photos n’ont pas été ajoutées. Réessayez ou retirez-les, puis enregistrez.',
  onWeb: 'Utiliser des photos déjà en ligne',
  onWebHint: 'Collez l’adresse de chaque photo. Elle commence par https://.',
  address: 'Adresse',
  moreAddresses: 'Plus d’adresses',
  noneChosen: 'Choisissez d’abord des photos.',
  formTooLarge:
    'Ces photos dépassent 60 Mo à elles toutes. Revenez en arrière, et envoyez-en moins à la fois.',
  ofFile: (name, sentence) => `${name} : ${sentence}`,
  full: (most) => `Une annonce a ${most} photos au plus.`,
  already: 'Cette photo est déjà dans l’annonce.',
  refused: 'Toutes les photos n’ont pas été ajoutées',
  refusals,
};
