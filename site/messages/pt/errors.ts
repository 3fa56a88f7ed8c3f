import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Por aqui não há caminho',
  notFoundText: 'Esta página não existe, ou já não.',
  searchFromHere: 'Procure a partir daqui.',
  goneTitle: 'Este anúncio já não existe',
  goneText: 'O dono retirou-o de vez. Há outros parecidos.',
  campsiteGoneTitle: 'Este parque de campismo já não existe',
  campsiteGoneText: 'O OpenStreetMap já não o tem. Há outros perto.',
  faultTitle: 'Algo correu mal do nosso lado',
  faultText: 'Ficou registado. Tentar de novo dentro de momentos costuma ajudar.',
  awayTitle: 'Voltamos já',
  awayText:
    'Tente de novo dentro de um minuto. Se estava a enviar um formulário, envie-o então outra vez.',
  mayBeOld:
    'Parte do nosso serviço não responde: isto pode ter alguns minutos ou estar incompleto.',
  unreached: 'Não carregou: a ligação falhou ou é muito lenta.',
  tryAgain: 'Tentar de novo',
  otherTitle: 'Isso não funcionou',
  otherText: 'Não foi possível perceber o pedido.',
  tooLargeText: 'O que foi enviado é demasiado grande. Encurte-o e envie-o de novo.',
  requestId: (id) => `Se nos escrever, isto ajuda-nos a encontrar o caso: ${id}`,
};
