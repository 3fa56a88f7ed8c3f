import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('pt');

const many = (count: number) => n(count, { one: '# anúncio', other: '# anúncios' });

export const words: DashboardWords['listingPrices'] = {
  title: 'Alterar preços',
  lead: (count) => `De ${many(count)}. Vê cada novo preço antes de algo ser alterado.`,
  back: 'Todos os anúncios',
  none: {
    title: 'Nenhum anúncio selecionado',
    text: 'Selecione anúncios na lista e depois prima «Alterar preços».',
  },
  form: {
    title: 'Como',
    change: 'O que fazer',
    changes: { raise: 'Aumentar', lower: 'Baixar' },
    value: 'Quanto',
    valueHint: 'Por exemplo, 5 ou 7,5.',
    by: 'Em',
    bys: { percent: 'Percentagem (%)', amount: 'Dinheiro' },
    byHint: 'O dinheiro é na moeda de cada anúncio, pela sua noite ou semana.',
    when: 'Que preços',
    whens: {
      all: 'Todos: o preço habitual e os preços de datas a partir de hoje',
      usual: 'Só o preço habitual; os preços de datas ficam',
      nights: 'Só as noites livres destas datas:',
    },
    from: 'Primeira noite',
    to: 'Última noite',
    round: 'Arredondar os novos preços',
    rounds: {
      none: 'Sem arredondar',
      1: 'Ao valor inteiro: 97',
      5: 'De 5 em 5: 95, 100',
      10: 'De 10 em 10: 90, 100',
    },
    show: 'Mostrar os novos preços',
    labels: { value: 'Quanto', from: 'Primeira noite', to: 'Última noite' },
  },
  preview: {
    title: (count) =>
      n(count, { one: '# anúncio seria alterado', other: '# anúncios seriam alterados' }),
    none: 'Nenhum preço seria alterado',
    listing: 'Anúncio',
    before: 'Agora',
    after: 'Novo',
    span: (lowest, highest) => `${lowest} a ${highest}`,
    per: { night: 'por noite', week: 'por semana' },
    more: (count) => `E mais ${many(count)}.`,
    apply: (count) => `Alterar os preços de ${many(count)}`,
    applyLead: 'Os viajantes veem-nos logo. Pode anular durante uma hora.',
    stay: 'Estes ficam como estão',
    skipped: {
      feed: (count) =>
        `${many(count)} do seu ficheiro de produtos: altere lá os preços, senão a próxima leitura anulava a alteração.`,
      no_price: (count) => `${many(count)} sem preço.`,
      no_nights: (count) => `${many(count)} sem noites livres no calendário nestas datas.`,
      too_low: (count) =>
        n(count, {
          one: '# anúncio com um preço de que não sobrava nada.',
          other: '# anúncios com um preço de que não sobrava nada.',
        }),
      too_many: (count) => `${many(count)} com demasiados preços diferentes no calendário.`,
      same: (count) =>
        n(count, {
          one: '# anúncio cujos preços ficariam iguais depois de arredondados.',
          other: '# anúncios cujos preços ficariam iguais depois de arredondados.',
        }),
    },
  },
  changedMeanwhile: 'Os preços mudaram desde que os viu. Estes são os novos: veja-os de novo.',
};
