import type { MailWords } from '../shape.ts';

export const claims: MailWords['claims'] = {
  approved: {
    subject: (campsite) => `O parque de campismo é seu no Campcairn: ${campsite}`,
    text: (campsite) =>
      `Verificámos o seu pedido: «${campsite}» é a partir de agora o seu parque de campismo no Campcairn.`,
    draft:
      'No seu painel espera-o um anúncio em pausa, com o nome, a posição e o site. Junte fotografias, preços e uma descrição, e ative-o: os viajantes passam a vê-lo, também na página do parque.',
    licence:
      'O nome, a posição e o site vêm do OpenStreetMap, © contribuidores do OpenStreetMap, sob a Open Database Licence. Confirme-os antes de publicar.',
    link: 'No seu painel, escolha qual dos seus anúncios é o parque, ou comece um novo.',
    openDraft: 'Completar o anúncio',
    openClaim: 'Abrir o pedido',
  },
  declined: {
    subject: (campsite) => `O seu pedido sobre um parque de campismo: ${campsite}`,
    text: (campsite) =>
      `Analisámos o seu pedido sobre «${campsite}», e não o podemos aceitar tal como está.`,
    next: 'Pode pedi-lo de novo quando isso tiver mudado. Responda a esta mensagem se acha que estamos enganados: é lida por uma pessoa.',
  },
  revoked: {
    subject: (campsite) => `Já não consideramos seu este parque de campismo: ${campsite}`,
    text: (campsite) =>
      `O seu pedido sobre «${campsite}» tinha sido aceite. Revogámos essa decisão: já não o consideramos proprietário deste parque de campismo.`,
    next: 'O seu anúncio fica como está, mas a página do parque já não o mostra como palavra do proprietário. Pode pedi-lo de novo. Responda a esta mensagem se acha que estamos enganados: é lida por uma pessoa.',
  },
  why: 'Porquê',
  open: 'Abrir o pedido',
};
