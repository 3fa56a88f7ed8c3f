import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const saved: Messages['saved'] = {
  title: 'Guardados',
  lead: 'Só neste navegador. Se apagar os dados dele, apagam-se.',
  emptyTitle: 'Ainda não guardou nada',
  emptyText: 'Toque no coração do que lhe agradar, e volte a encontrá-lo aqui.',
  browse: 'Começar a procurar',
  needsScript: 'Guardar precisa de JavaScript, porque acontece só no seu navegador.',
  gone: (count) =>
    n(count, {
      one: '# guardado já não é mostrado.',
      other: '# guardados já não são mostrados.',
    }),
  compare: 'Comparar',
  compareHint: 'Escolha dois a quatro para comparar, ou até três para perguntar.',
  chosen: 'Escolher',
  choose: (title) => `Escolher ${title}`,
  compareTitle: 'Lado a lado',
  compareLead: 'As linhas que diferem estão assinaladas.',
  compareNone: 'Escolha dois a quatro dos seus guardados para comparar.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Lado a lado cabem quatro: mais # fica de fora.',
      other: 'Lado a lado cabem quatro: mais # ficam de fora.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# anúncio fica de fora: suspenso, retirado ou mal escrito.',
      other: '# anúncios ficam de fora: suspensos, retirados ou mal escritos.',
    }),
  toSaved: 'Para os guardados',
  onDates: 'Nas suas datas',
  total: 'Preço total',
  price: 'Preço',
  place: 'Lugar',
  rating: 'Avaliação',
  partner: 'Oferecido por',
  differs: 'difere',
  notApplicable: 'não se aplica',
  share: 'Leve esta lista consigo',
  shareLead: 'Quem tiver este endereço vê estes anúncios, e nada sobre si.',
  shareAddress: 'Endereço desta lista',
  copy: 'Copiar',
  copied: 'Copiado',
  qr: 'Código QR desta lista, para a câmara de um telemóvel',
  capped: (count) => `Uma lista partilhada contém ${count} anúncios: os primeiros dos seus.`,
  sharedTitle: 'Uma lista partilhada',
  sharedLead: 'Alguém os escolheu. Toque num coração para guardar um.',
  sharedNone: 'Nada desta lista é mostrado',
  sharedNoneText: 'Os anúncios foram retirados ou pausados, ou o endereço está cortado.',
  sharedGone: (count) =>
    n(count, {
      one: '# anúncio desta lista já não é mostrado.',
      other: '# anúncios desta lista já não são mostrados.',
    }),
  sharedBeyond: (most, beyond) =>
    n(beyond, {
      one: `Uma lista partilhada contém ${most} anúncios: fica de fora mais # deste endereço.`,
      other: `Uma lista partilhada contém ${most} anúncios: ficam de fora mais # deste endereço.`,
    }),
  seen: 'Vistos recentemente',
  seenLead: 'Lembrados apenas por este navegador.',
  seenClear: 'Esquecê-los',
};
