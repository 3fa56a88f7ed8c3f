import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'Como são ordenados os resultados',
  description:
    'O que decide a ordem dos resultados no Campcairn, quanto conta cada coisa e o que muda com um pagamento: nada.',
  lead: 'Porque é que um anúncio está acima de outro. Aqui está tudo.',
  blocks: [
    { h: 'O que está nos resultados' },
    {
      p: 'Cada anúncio ativo de cada parceiro aprovado que corresponde à sua pesquisa. Nenhum fica de fora, e o número acima dos resultados é exato.',
    },
    {
      p: 'Um filtro marcado mostra o que diz que sim. O que não o indica fica de fora, e uma linha acima dos resultados diz quantos são. Essa linha mostra-os também: com «não indicado», depois de tudo o que diz que sim a tudo, em qualquer ordem. O seu navegador lembra-se da escolha.',
    },
    {
      p: 'Com datas, os resultados formam grupos: livres; donos a quem perguntar e parques do OpenStreetMap, a quem aqui ninguém pode perguntar; só para mais noites. A regra acima vale dentro de cada grupo.',
    },
    {
      p: 'Entre os parques de campismo, os que o OpenStreetMap conhece também são resultados, assinalados como tal. Por distância ficam entre os anúncios de parceiros; de resto, depois dos que dizem o mesmo. Os reservados a membros, grupos ou um círculo privado ficam no fim, e os fechados a todos não aparecem. Em «Origem» escolhe-se.',
    },
    { h: 'Relevância' },
    {
      p: 'A ordem habitual. Primeiro o que diz cumprir tudo o que pediu; depois, por pontos:',
    },
    {
      table: {
        head: ['O que conta', 'No máximo', 'Como'],
        rows: [
          ['Fotografias', '25 %', 'Quantas mais, até oito'],
          ['Avaliação', '20 %', 'Como o parceiro a recolheu; poucas contam menos'],
          ['Factos indicados', '20 %', 'Quantas das perguntas habituais têm resposta'],
          ['Preço indicado', '15 %', 'Se há um, e não se é baixo'],
          ['Descrição', '10 %', 'O comprimento, até 800 caracteres'],
          ['Sorteio', '10 %', 'Uma vez para cada anúncio, para que os iguais se revezem'],
        ],
      },
    },
    {
      p: 'À volta de uma localidade, de um código postal ou de um ponto, cada quilómetro tira 15 %. Os parques do OpenStreetMap começam 100 % abaixo; um na localidade pode assim ficar antes de um anúncio a quinze quilómetros.',
    },
    {
      p: 'Mais nada conta: nem o parceiro, nem o que paga, nem os cliques, nem quanto demora a responder, nem se o anúncio é novo, nem nada sobre si.',
    },
    { h: 'As outras ordens' },
    {
      list: [
        '**Distância**: pela distância ao lugar ou ponto que pediu.',
        '**Preço mais baixo**: pelo preço de uma noite; uma semana conta como sete. Os preços nunca são convertidos, por isso as moedas não são comparadas pelo valor.',
        '**Avaliação**: pela avaliação, e depois por quantas pessoas a deram.',
        '**Novidades**: por quando o anúncio nos chegou pela primeira vez.',
      ],
    },
    { h: 'O que muda com um pagamento', id: 'ads' },
    {
      list: [
        'Nem a ordem, nem os anúncios que correspondem, nem quantos se contam.',
        '{ads|Acima da primeira página podem estar até dois anúncios num bloco à parte, cada um assinalado como «Publicidade» e com o nome de quem paga. Correspondem à sua pesquisa e são sorteados a cada hora entre os parceiros Premium cujo anúncio corresponde: todos têm a mesma hipótese e ninguém pode pagar por mais. Também estão no seu lugar entre os resultados.}',
        'Na página de um parque de campismo do OpenStreetMap, o dono com Premium pode mostrar fotografias, preços e palavras, assinalados como seus, ao lado do que o OpenStreetMap diz.',
        '{ads|«Esconder a publicidade de vez» fica guardado apenas no seu navegador. O botão abaixo mostra-a de novo.}',
      ],
    },
    { h: 'De quem são estas ofertas' },
    {
      p: 'Cada anúncio diz quem é o parceiro. O Campcairn não oferece nada seu e não favorece ninguém. As avaliações são dos parceiros; não verificamos se cada uma foi dada por um cliente.',
    },
  ],
};
