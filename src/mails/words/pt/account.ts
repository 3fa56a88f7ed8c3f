import type { MailWords } from '../shape.ts';

export const account: MailWords['account'] = {
  contactNew: {
    subject: 'Confirme o novo endereço de contacto da sua conta Campcairn',
    text: (partner, by) =>
      `${by} pediu que este passe a ser o endereço de contacto de ${partner} no Campcairn: o que recebe as mensagens sobre a conta.`,
    both: 'Muda quando este endereço e o atual o tiverem confirmado.',
    button: 'Confirmar este endereço',
    notYou: 'Se não sabe do que se trata, não faça nada: o endereço fica como está.',
  },
  contactOld: {
    subject: 'O endereço de contacto da sua conta Campcairn vai mudar',
    text: (partner, by) =>
      `${by} pediu para mudar o endereço de contacto de ${partner} no Campcairn.`,
    from: 'De',
    to: 'Para',
    both: 'Muda quando os dois endereços o tiverem confirmado.',
    button: 'Confirmar ou recusar',
    notYou: 'Se ninguém da sua equipa o pediu, recuse-o ali, e veja quem faz parte da equipa.',
  },
  until: (moment) => `A ligação funciona até ${moment}.`,
  contactChanged: {
    subject: 'O endereço de contacto da sua conta Campcairn mudou',
    text: (partner) =>
      `Os dois endereços o confirmaram: as mensagens sobre a conta de ${partner} vão a partir de agora para o novo.`,
    now: 'Endereço de contacto',
    notYou: 'Se for um engano, responda a esta mensagem.',
  },
  closed: {
    subject: 'A sua conta Campcairn está encerrada',
    text: (partner, by) =>
      `${by} encerrou a conta de ${partner}. Os anúncios já não são mostrados, a chave e o webhook já não funcionam, e o que os viajantes escreveram foi apagado.`,
    gone: 'Os próprios anúncios são eliminados nas próximas horas.',
    back: 'Se for um engano, responda depressa a esta mensagem. Pode candidatar-se de novo quando quiser.',
  },
  status: {
    suspended: {
      subject: 'A sua conta está suspensa',
      text: (partner) =>
        `Suspendemos a conta de ${partner}. Os anúncios estão ocultos, e a chave da API e os ficheiros nada fazem até a reabrirmos. Nada é eliminado.`,
    },
    rejected: {
      subject: 'A sua conta já não pode publicar',
      text: (partner) => `Terminámos a parceria com ${partner}. Os anúncios já não são mostrados.`,
    },
    approved: {
      subject: 'A sua conta está de novo aberta',
      text: (partner) =>
        `A conta de ${partner} está de novo aberta. Os anúncios são mostrados como antes, e a chave da API funciona.`,
    },
    reason: 'O motivo:',
    answer:
      'Responda a esta mensagem se acha que estamos enganados, ou quando o motivo tiver desaparecido.',
  },
};
