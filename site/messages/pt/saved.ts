import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const saved: Messages['saved'] = {
  title: 'Guardados',
  lead: 'Ficam só neste navegador. Mais ninguém os vê, e apagar os dados do navegador apaga-os.',
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
  compareHint:
    'Escolha dois a quatro para os ver lado a lado, ou até três para perguntar aos donos com um só formulário.',
  chosen: 'Escolher',
  choose: (title) => `Escolher ${title}`,
  compareTitle: 'Lado a lado',
  compareLead:
    'Uma linha é assinalada onde dois dizem coisas diferentes. O que um não disse não assinala nada.',
  compareNone: 'Escolha dois a quatro dos seus guardados para comparar.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Lado a lado cabem quatro: mais # fica de fora.',
      other: 'Lado a lado cabem quatro: mais # ficam de fora.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# anúncio já não é mostrado aqui e fica de fora: o dono suspendeu-o ou retirou-o, ou o número está errado.',
      other:
        '# anúncios já não são mostrados aqui e ficam de fora: os donos suspenderam-nos ou retiraram-nos, ou os números estão errados.',
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
  shareLead:
    'Quem tiver este endereço vê estes anúncios, tal como estiverem nessa altura. Contém os seus números e nada sobre si.',
  shareAddress: 'Endereço desta lista',
  copy: 'Copiar',
  copied: 'Copiado',
  qr: 'Código QR desta lista, para a câmara de um telemóvel',
  capped: (count) => `Uma lista partilhada contém ${count} anúncios: os primeiros dos seus.`,
  sharedTitle: 'Uma lista partilhada',
  sharedLead:
    'Alguém escolheu estes anúncios. Vê-os como estão agora; toque num coração para guardar um neste navegador.',
  sharedNone: 'Nada desta lista é mostrado',
  sharedNoneText:
    'Os anúncios foram retirados ou pausados pelos proprietários, ou o endereço está cortado.',
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
  seenLead: 'Os últimos anúncios que abriu, lembrados apenas por este navegador.',
  seenClear: 'Esquecê-los',
};
