import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Anuncie no Campcairn',
  description:
    'Anúncios grátis para empresas, particulares e parques de campismo: a sua página, o seu preço, a sua reserva. Por API, ficheiro de produtos ou formulário.',
  lead: 'Os viajantes encontram-no aqui, e reservam consigo. Anúncios, cliques e pedidos são grátis, e não há comissão.',
  blocks: [
    { h: 'O que recebe' },
    {
      list: [
        'Uma página para cada anúncio, situada na localidade, região e país, e encontrada por datas, pessoas e regras.',
        'Cada clique para a sua própria página, com uma referência que pode contar.',
        'Os pedidos, assinados e entregues ao seu sistema em segundos, ou levantados por si quando lhe convier.',
        'A mesma posição que todos os outros: [o que ordena os resultados](/how-results-are-ordered) não se compra.',
      ],
    },
    { h: 'Três maneiras de entrar' },
    {
      table: {
        head: ['Maneira', 'Para quem', 'O que é preciso'],
        rows: [
          ['[API](/developers)', 'Quem tem um programador', 'Uma chamada por anúncio, ou cem numa'],
          [
            'Ficheiro de produtos',
            'Quem já tem um',
            'O endereço de um ficheiro CSV, JSON ou XML; lemo-lo a cada hora ou a cada dia',
          ],
          ['Formulário', 'Todos os outros', 'Um formulário web com as mesmas verificações'],
        ],
      },
    },
    { h: 'Como aderir' },
    {
      steps: [
        'Diga-nos quem é, o que aluga e mais ou menos quantos anúncios tem: [candidate-se aqui](/partners/apply).',
        'Verificamos se é uma empresa ou plataforma real que tem ou gere o que oferece. Demora até três dias úteis.',
        'Recebe a sua chave de API, ou lemos o seu ficheiro uma vez e dizemos-lhe o que percebemos.',
        'Os seus anúncios ficam no ar assim que chegam.',
      ],
    },
    { h: 'Quanto custa' },
    {
      p: 'Nada. O Premium existe se quiser mais: os pedidos também por e-mail, as suas fotografias e preços nas páginas dos parques do OpenStreetMap, um lugar em destaque e assinalado como anúncio, e números de cada anúncio. Custa 19 GBP por mês ou 190 GBP por ano, e pode acabar quando quiser.',
    },
    { h: 'O que pedimos' },
    {
      list: [
        'Fotografias, textos e avaliações que sejam seus, ou que possa partilhar.',
        'Preços a que se possa mesmo reservar.',
        'Fotografias como endereços https de ficheiros JPEG, PNG ou WebP, de preferência com pelo menos 1200 píxeis de largura.',
        'Um lugar aproximado para particulares. Mostramos então uma zona, nunca a morada.',
      ],
    },
  ],
};
