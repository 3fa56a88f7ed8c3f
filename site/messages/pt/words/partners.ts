import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Anuncie no Campcairn',
  description:
    'Anúncios grátis para empresas, particulares e parques de campismo: a sua página, o seu preço, a sua reserva. Por formulário, folha de cálculo, ficheiro de produtos ou API.',
  lead: 'Os viajantes encontram-no aqui, e reservam consigo. Anunciar é grátis, sem comissão.',
  blocks: [
    { h: 'O que recebe' },
    {
      list: [
        'Uma página para cada anúncio, encontrada por lugar, datas, pessoas e regras.',
        'Cada clique para a sua própria página, com uma referência para o contar.',
        'Os pedidos no seu painel, ou no seu próprio sistema em segundos.',
        'As mesmas hipóteses que todos: [a ordem dos resultados](/how-results-are-ordered) não se compra.',
      ],
    },
    { h: 'O seu painel', id: 'dashboard' },
    {
      label: 'Imagens do painel',
      pictures: [
        {
          id: 'overview',
          alt: 'O resumo: um pedido que espera resposta e o mais que precisa da atenção do dono',
          text: 'Primeiro o que precisa de si, depois os últimos 30 dias.',
        },
        {
          id: 'listing',
          alt: 'O formulário de um anúncio, com título, texto, lugar e preço',
          text: 'Um anúncio é um formulário. Deixe para depois o que não tiver à mão.',
        },
        {
          id: 'calendar',
          alt: 'O calendário de uma campervan: noites livres, noites ocupadas e preços por noite',
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
        'Primeiro o que precisa de si, também por e-mail às segundas-feiras, até que o desligue.',
        'Anúncios para procurar, alterar, pausar e exportar, e pedidos com a forma como cada um foi entregue.',
        'A sua equipa: quem altera e quem só vê.',
        'Todos os seus dados num só ficheiro, e a conta fechada, quando quiser.',
      ],
    },
    {
      p: 'Entre com uma ligação por e-mail ou uma chave de acesso, sem palavra-passe. [Iniciar sessão](/sign-in)',
    },
    { h: 'Quatro maneiras de anunciar' },
    {
      ways: [
        {
          name: 'Formulário',
          who: 'Para quem tem poucas campervans ou um parque',
          text: 'Fotografias, preço, lugar, calendário: alguns minutos por anúncio, no seu painel. Basta um navegador. [Candidatar-se](/partners/apply)',
        },
        {
          name: 'Folha de cálculo',
          who: 'Para quem tem muitas campervans e nenhum programador',
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
        'Verificamos se é uma empresa ou plataforma real que tem ou gere o que oferece: até três dias úteis.',
        'Entretanto, inicie sessão com o mesmo endereço e prepare os seus anúncios. Ninguém os vê antes de o aceitarmos. Os programadores começam com uma chave de teste. [Início rápido](/developers/quick-start)',
        'Um e-mail leva-o ao seu [painel](/sign-in): preencha o formulário, crie uma chave de API ou dê-nos o endereço do seu ficheiro e veja o que percebemos.',
        'Assim que aceitamos, os seus anúncios estão no ar.',
      ],
    },
    { h: 'Quanto custa' },
    {
      p: 'Nada. O Premium acrescenta os pedidos por e-mail, as suas fotografias e preços nas páginas dos parques do OpenStreetMap{ads|, um lugar em destaque e assinalado como publicidade,} e números de cada anúncio: 19 £ por mês ou 190 £ por ano, sem fidelização.',
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
          a: 'Não. Nem pelas reservas, nem pelos pedidos, nem pelos cliques. Só o Premium se paga, se o escolher.',
        },
        {
          q: 'Quem responde ao viajante?',
          a: 'Você. O pedido chega com nome, e-mail, datas e pergunta, e responde-lhe.',
        },
        {
          q: 'Quem fica com a reserva e o dinheiro?',
          a: 'Você, como sempre. Nunca aceitamos reservas nem pagamentos.',
        },
        {
          q: 'Como sei que chegou um pedido?',
          a: 'O seu painel conta os que esperam. Com o Premium chegam também por e-mail, e o seu sistema pode recebê-los.',
        },
        {
          q: 'O que acontece ao meu calendário na Airbnb ou noutro site?',
          a: 'Dê-nos o endereço iCalendar dele: as noites reservadas lá ficam ocupadas aqui, lidas a cada hora. O seu calendário daqui também tem um endereço assim.',
        },
        {
          q: 'Tenho uma só campervan e nenhuma empresa. Posso anunciá-la?',
          a: 'Sim, se for sua ou se a gerir para o dono. Escolha um lugar aproximado: os viajantes veem a zona, nunca a sua morada.',
        },
        {
          q: 'Preciso de um site?',
          a: 'É precisa uma página onde se possa reservar: o seu site, ou a sua página noutro.',
        },
        {
          q: 'Quando ficam no ar os meus anúncios?',
          a: 'Em três dias úteis. Entretanto prepara os anúncios, e ficam no ar no momento em que aceitamos.',
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
