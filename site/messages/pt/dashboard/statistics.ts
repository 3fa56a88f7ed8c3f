import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['statistics'] = {
  title: 'Estatísticas',
  lead: 'Com que frequência os viajantes encontram os seus anúncios e o que daí resulta. Os números chegam em minutos.',
  daysBegin: (hour) => `Cada dia começa às ${hour}, hora da sua conta.`,
  back: 'Todas as estatísticas',
  closed: {
    title: 'As estatísticas fazem parte do Premium',
    text: 'Mostram quantas vezes cada anúncio é visto, aberto e guardado, quantos cliques e pedidos daí resultam, a partir de que páginas e para que países, e como se compara com anúncios parecidos. Contamos sempre e para todos os parceiros, por isso com o Premium vê também o que ficou para trás.',
    changes: 'Nada mais depende disso: a ordem dos resultados é a mesma com e sem Premium.',
    go: 'Ver o que o Premium traz',
  },
  periods: {
    label: 'Período',
    days: { 7: 'Últimos 7 dias', 30: '30 dias', 90: '90 dias', 365: '12 meses' },
  },
  units: { day: 'Por dia', week: 'Por semana' },
  figures: {
    shown: 'Aparições',
    viewed: 'Visitas',
    saved: 'Guardados',
    clicks: 'Cliques',
    enquiries: 'Pedidos',
    leads: 'Cliques e pedidos',
  },
  meaning: {
    shown: 'nos resultados e em páginas de lugares',
    viewed: (share) => `${share} das aparições`,
    viewedAnyway: 'às páginas dos seus anúncios',
    saved: 'vezes na lista de um viajante',
    clicks: 'para o seu site',
    enquiries: 'enviados para si',
    enquiriesOf: (share) => `com os cliques, ${share} das visitas`,
  },
  perView: {
    name: 'Contactos por visita',
    note: 'cliques e pedidos',
  },
  cost: {
    name: 'Custo por contacto',
    plans: { monthly: '19 £ por mês', yearly: '190 £ por ano' },
    note: (days, price) => `de ${days} dias a ${price}, por clique ou pedido`,
    free: 'não paga nada pelo Premium',
    other: 'o que paga está nas suas faturas',
  },
  charts: {
    day: 'Dia a dia',
    week: 'Semana a semana',
    table: 'Mostrar em tabela',
    caption: 'O mais recente primeiro',
    starts: { day: 'Dia', week: 'Semana de', month: 'Mês de' },
  },
  sources: {
    title: 'Onde os viajantes os encontraram',
    name: 'Proveniência',
    names: {
      search: 'Pesquisa',
      landing: 'Páginas de zonas',
      map: 'Mapa',
      featured: 'Destaque (publicidade)',
      place_page: 'Páginas de parques',
      listing: 'Diretamente',
      assistant: 'Assistente',
    },
    hint: '«Diretamente» é uma página aberta a partir de um marcador ou de outro site, ou quando o navegador não o diz.',
  },
  countries: {
    title: 'Onde procuravam',
    name: 'País do lugar',
    none: 'Nenhum lugar indicado',
    hint: 'O país do lugar que foi procurado; não registamos onde estão os próprios viajantes.',
  },
  nothing: {
    title: 'Não há números neste período',
    text: 'Assim que um anúncio for mostrado a alguém, é contado aqui.',
  },
  listings: {
    title: 'Os seus anúncios',
    listing: 'Anúncio',
    sortBy: (name) => `Ordenar por ${name}, do maior para o menor`,
    csv: 'Descarregar em CSV',
  },
  compared: {
    title: 'Em comparação com anúncios parecidos',
    lead: (count, kind, country) =>
      `A mediana de ${count} anúncios da mesma categoria e do mesmo país (${kind}, ${country}) que têm números neste período. Metade tem mais, metade tem menos. É calculada uma vez por dia.`,
    figure: 'Número',
    own: 'Este anúncio',
    median: 'Mediana',
    tooFew: (least, kind, country) =>
      `Menos de ${least} anúncios da mesma categoria e do mesmo país (${kind}, ${country}) têm números neste período: são poucos para comparar.`,
  },
};
