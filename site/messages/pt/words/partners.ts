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
        'Os pedidos, assinados e entregues ao seu sistema em segundos, levantados por si quando lhe convier, ou lidos no seu painel.',
        'As mesmas condições que todos os outros: [a ordem dos resultados](/how-results-are-ordered) não se compra.',
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
          [
            'Formulário',
            'Todos os outros',
            'Um formulário no seu painel, com as mesmas verificações da API',
          ],
        ],
      },
    },
    { h: 'Como aderir' },
    {
      steps: [
        'Diga-nos quem é, o que aluga e mais ou menos quantos anúncios tem: [candidate-se aqui](/partners/apply).',
        'Verificamos se é uma empresa ou plataforma real que tem ou gere o que oferece. Demora até três dias úteis.',
        'Um e-mail leva-o ao seu [painel](/sign-in). Aí cria a sua chave de API, preenche o formulário ou pede-nos que leiamos o seu ficheiro: lemo-lo uma vez e mostramos-lhe o que percebemos.',
        'Os seus anúncios ficam no ar assim que chegam.',
      ],
    },
    { h: 'O seu painel', id: 'dashboard' },
    {
      list: [
        'Primeiro o que precisa da sua atenção, como correram os últimos 30 dias, e como estão as suas chamadas à API, o seu webhook e o seu ficheiro. Um e-mail diz o mesmo todas as segundas-feiras, até que o desligue.',
        'Os seus anúncios, para procurar, alterar, pausar e exportar, e os seus pedidos, cada um com a forma como foi entregue.',
        'A sua chave, o seu webhook com um registo de 90 dias, e o seu ficheiro com cada linha a corrigir.',
        'A sua equipa, com papéis para quem altera e para quem só vê.',
        'Tudo o que é seu num só ficheiro, e o fim da conta, quando quiser.',
      ],
    },
    {
      p: 'Entra por uma ligação recebida por e-mail ou com uma chave de acesso: não há palavra-passe. [Iniciar sessão](/sign-in)',
    },
    { h: 'Quanto custa' },
    {
      p: 'Nada. O Premium existe se quiser mais: os pedidos também por e-mail, as suas fotografias e preços nas páginas dos parques do OpenStreetMap{ads|, um lugar em destaque e assinalado como publicidade,} e números de cada anúncio. Custa 19 £ por mês ou 190 £ por ano, e pode acabar quando quiser.',
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
