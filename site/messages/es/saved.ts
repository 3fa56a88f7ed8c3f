import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const saved: Messages['saved'] = {
  title: 'Favoritos',
  lead: 'Solo en este navegador. Si borras sus datos, se borran.',
  emptyTitle: 'Todavía no hay favoritos',
  emptyText: 'Toca el corazón de lo que te guste, y lo encontrarás aquí.',
  browse: 'Empezar a buscar',
  needsScript: 'Guardar necesita JavaScript, porque ocurre solo en tu navegador.',
  gone: (count) =>
    n(count, { one: '# favorito ya no se muestra.', other: '# favoritos ya no se muestran.' }),
  compare: 'Comparar',
  compareHint: 'Elige de dos a cuatro para comparar, o hasta tres para preguntar.',
  chosen: 'Elegir',
  choose: (title) => `Elegir ${title}`,
  compareTitle: 'Lado a lado',
  compareLead: 'Se marcan las líneas que difieren.',
  compareNone: 'Elige de dos a cuatro de tus favoritos para comparar.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Lado a lado caben cuatro: # más queda fuera.',
      other: 'Lado a lado caben cuatro: # más quedan fuera.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# anuncio queda fuera: pausado, retirado o mal escrito.',
      other: '# anuncios quedan fuera: pausados, retirados o mal escritos.',
    }),
  toSaved: 'A tus favoritos',
  onDates: 'En tus fechas',
  total: 'Precio total',
  price: 'Precio',
  place: 'Lugar',
  rating: 'Valoración',
  partner: 'Lo ofrece',
  differs: 'difiere',
  notApplicable: 'no procede',
  share: 'Llévate esta lista',
  shareLead: 'Quien tenga esta dirección ve estos anuncios, y nada sobre ti.',
  shareAddress: 'Dirección de esta lista',
  copy: 'Copiar',
  copied: 'Copiado',
  qr: 'Código QR de esta lista, para la cámara de un teléfono',
  capped: (count) => `Una lista compartida contiene ${count} anuncios: los primeros de los tuyos.`,
  sharedTitle: 'Una lista compartida',
  sharedLead: 'Alguien los eligió. Toca un corazón para guardar uno.',
  sharedNone: 'Nada de esta lista se muestra ya',
  sharedNoneText: 'Los anuncios se retiraron o pausaron, o la dirección está cortada.',
  sharedGone: (count) =>
    n(count, {
      one: '# anuncio de esta lista ya no se muestra.',
      other: '# anuncios de esta lista ya no se muestran.',
    }),
  sharedBeyond: (most, beyond) =>
    n(beyond, {
      one: `Una lista compartida contiene ${most} anuncios: queda fuera # más de esta dirección.`,
      other: `Una lista compartida contiene ${most} anuncios: quedan fuera # más de esta dirección.`,
    }),
  seen: 'Vistos recientemente',
  seenLead: 'Solo los recuerda este navegador.',
  seenClear: 'Olvidarlos',
};
