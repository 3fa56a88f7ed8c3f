import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';
import { listingStatuses } from './statuses.ts';

const n = pluralsOf('pt');

export const words: DashboardWords['listingPages'] = {
  tabs: {
    label: 'Páginas deste anúncio',
    form: 'Dados',
    calendar: 'Calendário',
    photos: 'Fotografias',
    preview: 'Pré-visualização',
  },
  back: 'Todos os anúncios',
  onSite: 'Ver a página',
  duplicate: 'Duplicar',
  copyMark: '(cópia)',
  states: {
    shown: listingStatuses.active,
    paused: listingStatuses.paused,
    hidden: 'Ocultado por nós',
    away: 'Não é mostrado',
  },
  hidden: {
    title: 'Ocultámos este anúncio aos viajantes',
    next: 'Corrija-o e responda ao e-mail em que lho dissemos: vemo-lo de novo.',
  },
  fromFeed: {
    title: (host) => `Este anúncio vem do seu ficheiro de produtos em ${host}`,
    text: 'Altere-o lá: assim que a linha dele mudar no ficheiro, a leitura seguinte substitui o que está guardado aqui.',
    next: (when) => `A próxima leitura é em ${when}.`,
    feed: 'Ver o ficheiro',
  },
  photos: {
    title: 'Fotografias',
    lead: 'Pela ordem em que os viajantes as veem; a primeira é a capa.',
    check: 'Verificá-las agora',
    checkLead: 'Carrega cada fotografia como os viajantes fariam e diz que tamanho tem.',
    none: 'Ainda não há fotografias',
    noneText: 'Os anúncios com fotografias são muito mais vistos.',
    cover: 'Capa',
    number: (number) => `Fotografia ${number}`,
    noAlt: 'Falta a descrição.',
    fine: (width, height) => `${width} × ${height} píxeis`,
    small: (width, height) =>
      `${width} × ${height} píxeis: menos de 1200 de largura, por isso fica desfocada em ecrãs grandes`,
    unmeasured: 'Carrega bem.',
    failures: {
      gone: 'O seu servidor diz que ela não existe.',
      refused: 'Não é pública, não é JPEG, PNG nem WebP, está danificada ou é demasiado grande.',
      unreachable: 'Não foi possível chegar ao seu servidor, ou ele falhou.',
      busy: 'Tínhamos demasiado trabalho: verifique de novo daqui a um momento.',
    },
    summary: (good, bad) =>
      bad === 0
        ? n(good, { one: 'A fotografia carrega bem.', other: 'As # fotografias carregam bem.' })
        : n(bad, { one: '# fotografia não carrega.', other: '# fotografias não carregam.' }),
  },
  preview: {
    label: 'Pré-visualização',
    shown: 'Isto é o que os viajantes veem.',
    notShown: {
      paused: 'Isto é o que os viajantes veriam: está em pausa.',
      hidden: 'Isto é o que os viajantes veriam: ocultámo-lo.',
      test: 'Isto é o que os viajantes veriam: é um anúncio de teste, que não veem.',
      away: 'Isto é o que os viajantes veriam: a sua conta não está ativa.',
    },
    off: 'Aqui estão desligados os botões que reservam ou enviam algo.',
    back: 'Voltar ao formulário',
  },
};
