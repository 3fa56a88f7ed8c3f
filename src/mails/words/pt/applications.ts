import type { MailWords } from '../shape.ts';

export const applications: MailWords['applications'] = {
  received: {
    subject: 'Recebemos a sua candidatura ao Campcairn',
    thanks: (day) =>
      `Obrigado. Recebemos deste endereço uma candidatura para anunciar no Campcairn (${day}).`,
    next: (day) =>
      `Verificamos se a empresa é real e se tem ou gere o que anuncia. Terá a nossa resposta até ${day}, o mais tardar.`,
    change:
      'Responda a esta mensagem se houver algo a corrigir, ou se não foi quem se candidatou: nesse caso apagamo-la.',
  },
  approved: {
    subject: 'Já pode anunciar no Campcairn',
    welcome: (business) =>
      `Boas-vindas. Vimos a sua candidatura: ${business} é agora parceiro do Campcairn.`,
    signIn: 'Iniciar sessão',
    api: 'Os seus anúncios chegam pela API. Inicie sessão com este endereço e crie a sua chave no painel: só é mostrada uma vez e nunca segue por e-mail.',
    guide: 'O guia para programadores (em inglês)',
    feedGiven:
      'Lemos as primeiras linhas do seu ficheiro e dizemos-lhe o que percebemos, antes de publicar seja o que for. Se só puder ser lido com um cabeçalho, responda a esta mensagem com o nome e o valor dele. No painel vê o que resultou de cada leitura.',
    feedToCome:
      'Responda a esta mensagem com o endereço do seu ficheiro, e com o nome e o valor de um cabeçalho se for preciso para o ler. Lemos as primeiras linhas e dizemos-lhe o que percebemos, antes de publicar seja o que for.',
    form: 'Inicie sessão com este endereço e adicione os seus anúncios no painel: num formulário, ou a partir de um ficheiro.',
    live: 'Um anúncio fica no ar assim que chega. Anúncios, cliques e pedidos são grátis.',
  },
  declined: {
    subject: 'A sua candidatura ao Campcairn',
    sorry: (business) =>
      `Obrigado por se candidatar. Vimos a candidatura, e por agora não podemos anunciar ${business}.`,
    because: 'O que temos a dizer sobre ela:',
    again:
      'Se isso mudar, ou se percebemos mal alguma coisa, responda a esta mensagem ou candidate-se de novo.',
  },
  question: {
    subject: 'Uma pergunta sobre a sua candidatura ao Campcairn',
    before: (business) =>
      `Obrigado por se candidatar. Antes de decidirmos sobre ${business}, gostaríamos de saber:`,
    after: 'Responda a esta mensagem. A sua candidatura espera até lá.',
  },
};
