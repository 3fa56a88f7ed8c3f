import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Anuncie no Campcairn',
  description:
    'Anúncios grátis para empresas, particulares e parques de campismo: a sua página, o seu preço, a sua reserva. Por formulário, folha de cálculo, ficheiro de produtos ou API.',
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
    { h: 'O seu painel', id: 'dashboard' },
    {
      label: 'Imagens do painel',
      pictures: [
        {
          id: 'overview',
          alt: 'O resumo: um pedido que espera resposta e o mais que precisa da atenção do proprietário',
          text: 'Primeiro o que precisa de si, depois os últimos 30 dias.',
        },
        {
          id: 'listing',
          alt: 'O formulário de um anúncio, com título, texto, lugar e preço',
          text: 'Um anúncio é um formulário. Deixe para depois o que não tiver à mão.',
        },
        {
          id: 'calendar',
          alt: 'O calendário de uma autocaravana: noites livres, noites ocupadas e preços por noite',
          text: 'As noites ocupadas, e preços que mudam com a época.',
        },
        {
          id: 'enquiry',
          alt: 'Um pedido com as datas, o número de pessoas e a pergunta de um viajante',
          text: 'Os pedidos chegam com datas e pessoas. É você que responde ao viajante.',
        },
      ],
    },
    {
      list: [
        'Primeiro o que precisa da sua atenção, depois como correram os últimos 30 dias. Um e-mail diz o mesmo todas as segundas-feiras, até que o desligue.',
        'Os seus anúncios, para procurar, alterar, pausar e exportar, e os seus pedidos, cada um com a forma como foi entregue.',
        'A sua equipa, com papéis para quem altera e para quem só vê.',
        'Tudo o que é seu num só ficheiro, e o fim da conta, quando quiser.',
      ],
    },
    {
      p: 'Entra por uma ligação recebida por e-mail ou com uma chave de acesso: não há palavra-passe. [Iniciar sessão](/sign-in)',
    },
    { h: 'Quatro maneiras de entrar' },
    {
      ways: [
        {
          name: 'Formulário',
          who: 'Para quem tem poucas autocaravanas ou um parque',
          text: 'Fotografias, preço, lugar, calendário: alguns minutos por anúncio, no seu painel. Basta um navegador. [Candidatar-se](/partners/apply)',
        },
        {
          name: 'Folha de cálculo',
          who: 'Para quem tem muitas autocaravanas e nenhum programador',
          text: 'Uma linha por veículo, em CSV ou Excel. Vê o que vai mudar antes de aceitar. [Ver um ficheiro com cinquenta veículos](/samples/fifty-vans.csv)',
        },
        {
          name: 'Ficheiro de produtos',
          who: 'Para quem já tem um',
          text: 'Dê-nos o endereço de um ficheiro CSV, JSON ou XML: lemo-lo a cada hora ou a cada dia. [Como lemos os ficheiros](/developers/feeds)',
        },
        {
          name: 'API',
          who: 'Para quem tem um programador',
          text: 'Uma chamada por anúncio, ou cem numa, e os pedidos entregues ao seu sistema. [Guia para programadores](/developers)',
        },
      ],
    },
    { h: 'Como aderir' },
    {
      steps: [
        'Diga-nos quem é, o que aluga e mais ou menos quantos anúncios tem: [candidate-se aqui](/partners/apply).',
        'Verificamos se é uma empresa ou plataforma real que tem ou gere o que oferece. Demora até três dias úteis.',
        'Pode preparar os seus anúncios enquanto vemos a candidatura: inicie sessão com o mesmo endereço. Ninguém os vê antes de a aceitarmos. O seu programador também pode começar já: há uma chave de teste assim que iniciar sessão. [Início rápido](/developers/quick-start)',
        'Um e-mail leva-o ao seu [painel](/sign-in). Aí cria a sua chave de API, preenche o formulário ou pede-nos que leiamos o seu ficheiro: lemo-lo uma vez e mostramos-lhe o que percebemos.',
        'Assim que aceitamos, os seus anúncios estão no ar.',
      ],
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
        'Fotografias em JPEG, PNG ou WebP, de preferência com pelo menos 1200 píxeis de largura.',
        'Um lugar aproximado para particulares. Mostramos então uma zona, nunca a morada.',
      ],
    },
    { h: 'Perguntas e respostas', id: 'questions' },
    {
      questions: [
        {
          q: 'Cobram comissão?',
          a: 'Não. Nem pelas reservas, nem pelos pedidos, nem pelos cliques. Só o Premium se paga, e só se o escolher.',
        },
        {
          q: 'Quem responde ao viajante?',
          a: 'Você. O pedido chega-lhe com nome, e-mail, datas e pergunta, e é você que escreve. Não ficamos no meio.',
        },
        {
          q: 'Quem fica com a reserva e o dinheiro?',
          a: 'Você, como sempre fez. Nunca aceitamos reservas nem pagamentos de viajantes.',
        },
        {
          q: 'Como sei que chegou um pedido?',
          a: 'O seu painel conta os que esperam resposta. Com o Premium chegam também por e-mail, e o seu próprio sistema pode recebê-los.',
        },
        {
          q: 'O que acontece ao meu calendário na Airbnb ou noutro site?',
          a: 'Dê-nos o endereço iCalendar dele e as noites reservadas lá ficam ocupadas aqui: lemo-lo a cada hora. O seu calendário daqui tem um endereço igual, que outros sites podem ler.',
        },
        {
          q: 'Tenho uma só autocaravana e nenhuma empresa. Posso anunciá-la?',
          a: 'Sim, se for sua ou se a gerir para o dono. Escolha um lugar aproximado: os viajantes veem a zona, nunca a sua morada.',
        },
        {
          q: 'Preciso de um site?',
          a: 'Cada anúncio leva a uma página onde se pode ver e reservar. Pode ser o seu site, ou a sua página noutro.',
        },
        {
          q: 'Quando ficam no ar os meus anúncios?',
          a: 'Respondemos em três dias úteis, e entretanto prepara os anúncios. Ficam no ar no momento em que aceitamos.',
        },
        {
          q: 'Posso pagar para aparecer mais acima?',
          a: 'Não. [A ordem dos resultados](/how-results-are-ordered) é igual para todos{ads|; o Premium inclui um lugar acima dos resultados, assinalado como publicidade}.',
        },
        {
          q: 'Posso fazer uma pausa ou parar?',
          a: 'Ponha um anúncio em pausa no inverno e traga-o de volta com um clique. Pode fechar a conta em qualquer dia: descarregue tudo antes, e os anúncios desaparecem logo.',
        },
      ],
    },
  ],
};
