import type { MailWords } from '../shape.ts';

export const listing: MailWords['listing'] = {
  hidden: {
    subject: (title) => `Ocultámos o seu anúncio: ${title}`,
    text: (title) =>
      `«${title}» já não é mostrado no Campcairn. Continua na sua conta, e a API aceita alterações.`,
    why: 'Porquê',
    listing: 'Anúncio',
    next: 'Responda a esta mensagem quando o tiver corrigido, ou se acha que estamos enganados: é lida por uma pessoa.',
    open: 'Abrir o anúncio',
  },
  shownAgain: {
    subject: (title) => `De novo visível: ${title}`,
    text: 'Um anúncio seu que tínhamos ocultado já não está oculto. Pode ser encontrado enquanto não o tiver pausado.',
    open: 'A sua página',
  },
};
