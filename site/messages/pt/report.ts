import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const report: Messages['report'] = {
  link: 'Denunciar este anúncio',
  title: 'Denunciar um anúncio',
  lead: (listing) => `O que está errado em «${listing}»? Uma pessoa vai ver.`,
  what: 'O que está errado?',
  kinds: {
    price: 'O preço está errado',
    facts: 'A descrição ou um dado está errado',
    photos: 'As fotografias mostram outra coisa',
    place: 'O local está errado',
    unavailable: 'Já não se pode alugar nem reservar',
    fraud: 'Parece uma fraude',
    illegal: 'É contra a lei ou ofensivo',
    other: 'Outra coisa',
  },
  message: 'O que encontrou?',
  messageHint: 'Por exemplo, o preço que a página do dono mostra.',
  email: 'O seu e-mail',
  emailHint: 'Só para perguntas nossas. O dono não o recebe.',
  privacy: 'O que é guardado, e por quanto tempo',
  website: 'Deixe isto vazio',
  send: 'Enviar denúncia',
  problemsTitle: 'Ainda não seguiu',
  problemsText: 'Veja os campos assinalados.',
  robot:
    'Um campo oculto vinha preenchido, talvez pelo seu navegador. Está vazio outra vez: envie de novo.',
  away: 'Neste momento não conseguimos receber denúncias. O seu texto continua aqui: envie de novo dentro de um minuto.',
  staleForm: 'Esta página esteve aberta muito tempo. Envie de novo, por favor.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Chegaram demasiadas denúncias da sua ligação. Tente de novo dentro de um minuto.',
      other: 'Chegaram demasiadas denúncias da sua ligação. Tente de novo dentro de # minutos.',
    }),
  problems: {
    what: { missing: 'Escolha o que está errado.' },
    message: {
      missing: 'Diga o que está errado.',
      too_long: 'No máximo, 2000 caracteres.',
    },
    email: {
      too_long: 'No máximo, 254 caracteres.',
      not_an_email: 'Isto não parece um endereço de e-mail.',
      local_part_not_ascii:
        'Indique um endereço que antes da @ tenha apenas letras de a a z, algarismos e sinais.',
    },
  },
  otherProblem: 'Assim não pode ser enviado.',
  sentTitle: 'Obrigado pelo aviso',
  sentText: 'Uma pessoa analisa-o. O dono corrige o anúncio ou nós ocultamo-lo.',
  back: 'Voltar ao anúncio',
};
