import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Por aqui não há caminho',
  notFoundText: 'A página que pediu não existe, ou já não existe.',
  searchFromHere: 'Procure a partir daqui.',
  goneTitle: 'Este anúncio já não existe',
  goneText: 'O dono retirou-o de vez. Há outros parecidos.',
  campsiteGoneTitle: 'Este parque de campismo já não existe',
  campsiteGoneText: 'O OpenStreetMap, de onde vinha, já não o tem. Há outros por perto.',
  faultTitle: 'Algo correu mal do nosso lado',
  faultText: 'Ficou anotado, e alguém vai ver. Tentar de novo daqui a pouco costuma ajudar.',
  awayTitle: 'Voltamos já',
  awayText:
    'Tente de novo dentro de um minuto. Se estava a enviar um formulário, envie-o então outra vez.',
  mayBeOld:
    'Uma parte do nosso serviço está indisponível por um momento. O que aqui se vê pode ter alguns minutos, ou não estar completo.',
  unreached: 'Não foi possível carregar: não há ligação, ou está muito lenta.',
  tryAgain: 'Tentar de novo',
  otherTitle: 'Isso não funcionou',
  otherText: 'Não foi possível perceber o pedido.',
  tooLargeText: 'O que foi enviado é demasiado grande. Encurte-o e envie-o de novo.',
  requestId: (id) => `Se nos escrever, isto ajuda-nos a encontrar o caso: ${id}`,
};
