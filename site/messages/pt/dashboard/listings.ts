import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('pt');

const many = (count: number) => n(count, { one: '# anúncio', other: '# anúncios' });

export const words: DashboardWords['listings'] = {
  title: 'Anúncios',
  lead: 'O que os viajantes encontram de si. As alterações ficam logo no site.',
  leadPrepared:
    'O que os viajantes encontrarão de si assim que for aprovado. Por agora, ninguém mais o vê.',
  add: 'Adicionar um anúncio',
  importFile: 'Importar um ficheiro',
  exports: { csv: 'Exportar CSV', json: 'Exportar JSON' },
  /** `ready`: active listings of an account that is not approved yet. */
  tabs: {
    label: 'Anúncios por estado',
    all: 'Todos',
    active: 'Ativos',
    paused: 'Em pausa',
    ready: 'Prontos',
  },
  missing: { photos: 'Sem fotografias', dates: 'Sem datas', price: 'Sem preço' },
  filters: {
    label: 'Filtrar anúncios',
    text: 'Título ou o seu identificador',
    category: 'Categoria',
    anyCategory: 'Todas',
    missing: 'Falta',
    anything: 'Tanto faz',
    sort: 'Ordenar por',
    apply: 'Filtrar',
    clear: 'Limpar tudo',
  },
  sorts: {
    updated: 'Última alteração',
    newest: 'Mais recentes',
    title: 'Título',
    price: 'Preço',
  },
  table: {
    caption: (matching) => many(matching),
    select: (title) => `Selecionar ${title}`,
    listing: 'Anúncio',
    status: 'Estado',
    price: 'Preço desde',
    photos: 'Fotografias',
    calendar: 'Calendário até',
    calendarOf: (title) => `calendário de ${title}`,
    changed: 'Alterado',
    none: 'Nenhum',
    per: { night: 'por noite', week: 'por semana' },
  },
  bulk: {
    label: 'Com os anúncios selecionados',
    all: (matching) =>
      n(matching, {
        one: 'Selecionar o único que corresponde',
        other: 'Selecionar os # que correspondem, em todas as páginas',
      }),
    page: 'Selecionar todos nesta página',
    selected: (count) => (count === '1' ? '1 selecionado' : `${count} selecionados`),
    prices: 'Alterar preços',
    pause: 'Pausar',
    resume: 'Ativar',
    remove: 'Eliminar',
    means:
      'Os anúncios em pausa são guardados e não são mostrados. Os eliminados saem logo do site e podem ser recuperados durante 15 minutos.',
    meansOfAll:
      'Altera os preços de todos. Assinale alguns para alterar só os deles, os pausar ou os eliminar.',
  },
  noneSelected: 'Selecione primeiro os anúncios.',
  done: {
    pause: (count) => `Em pausa: ${many(count)}.`,
    resume: (count) => `De novo no ar: ${many(count)}.`,
    delete: (count) => `Fora do site: ${many(count)}.`,
    imported: (count) => `Importado: ${many(count)}.`,
    prices: (count) => `Preços alterados: ${many(count)}.`,
    undone: (count) => `Anulado: ${many(count)} como antes.`,
  },
  nothingToDo: 'Os anúncios selecionados já estão assim.',
  undo: 'Anular',
  deletion: (count, until) =>
    n(count, {
      one: `# anúncio será eliminado em ${until}.`,
      other: `# anúncios serão eliminados em ${until}.`,
    }),
  pricesChanged: (count, at, until) =>
    `Os preços de ${many(count)} foram alterados em ${at}. Pode anular até ${until}.`,
  empty: {
    none: 'Ainda não há anúncios',
    noneText: 'Há quatro formas, que pode combinar:',
    noneTextOfTwo: 'Há duas formas, que pode combinar:',
    ways: {
      hand: 'à mão, um a um',
      file: 'uma folha de cálculo ou outro ficheiro, importado uma vez',
      feed: 'um ficheiro de produtos que lemos a cada hora ou a cada dia',
      api: 'a API, pela qual o seu sistema envia logo as alterações',
    },
    filtered: 'Nenhum anúncio corresponde',
    filteredText: 'Tente outra palavra ou retire um filtro.',
  },
};
