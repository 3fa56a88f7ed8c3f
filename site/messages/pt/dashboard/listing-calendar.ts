import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('pt');

const nights = (count: number) => n(count, { one: '# noite', other: '# noites' });

export const words: DashboardWords['listingCalendar'] = {
  title: 'Noites',
  lead: 'Arraste sobre as noites, ou escolha a primeira e depois a última, e diga se estão livres ou ocupadas.',
  leadWithout: 'Indique a primeira e a última noite, e diga se estão livres ou ocupadas.',
  leadToRead: 'O que os viajantes veem dos próximos meses.',
  nights,
  months: {
    label: 'Outros meses',
    earlier: 'Anteriores',
    later: 'Seguintes',
  },
  states: {
    available: 'Livre',
    unavailable: 'Ocupado',
    unknown: 'Não indicado',
    imported: 'Ocupado por um calendário importado',
  },
  takenBy: (host) => `ocupado por ${host}`,
  legend: 'O que dizem as cores',
  form: {
    title: 'Alterar noites',
    chosenOne: '1 noite escolhida',
    chosenMany: '# noites escolhidas',
    unchoose: 'Anular a seleção',
    start: 'Primeira noite',
    end: 'Última noite',
    price: (currency, unit) =>
      unit === 'night' ? `Preço por noite (${currency})` : `Preço por semana (${currency})`,
    priceHint: (own) => `Das noites livres. Vazio: ${own}, como no formulário.`,
    noPrice:
      'Indique primeiro o preço mais baixo no formulário, e algumas noites poderão ter um preço próprio.',
    available: 'Livre',
    unavailable: 'Ocupado',
    unknown: 'Limpar',
    imported: 'As noites de calendários importados continuam ocupadas.',
  },
  paste: {
    title: 'Escrever ou colar datas',
    lead: 'Uma linha por período: chegada, partida, livre ou ocupado, e um preço se for outro. Sem ano, são as próximas datas.',
    label: 'Datas',
    example:
      'de 1 a 8 de maio livre 95\n8 maio – 15 maio ocupado\n31/10/2027 – 02/11/2027 livre 95,00',
    replace: 'Substituir todo o calendário. Se não, as outras noites ficam como estão.',
    save: 'Guardar estas datas',
    refused: (count) => n(count, { one: 'Há uma linha a rever', other: 'Há # linhas a rever' }),
    line: (number) => `Linha ${number}`,
    now: 'O calendário atual, em texto',
    nothing: 'Ainda não se diz nada de nenhuma noite.',
    copy: 'Copiar',
  },
  imports: {
    title: 'Calendários de outros sites',
    lead: 'O que está reservado noutro lado fica ocupado aqui. Cada endereço é lido a cada hora.',
    none: 'Ainda nenhum. Os sites onde recebe reservas dão este endereço como «exportar calendário» ou «iCal».',
    caption: 'Calendários importados',
    site: 'Site',
    read: 'Última tentativa',
    takes: 'Ocupa',
    never: 'Ainda não: dentro de um ou dois minutos',
    state: 'Estado',
    fine: 'Em ordem',
    failing: (since) => `Falha desde ${since}`,
    kept: 'As noites dele ficam como estavam.',
    waits: (until) =>
      `Lê-lo deu demasiado trabalho três vezes, por isso é lido uma vez por dia até correr bem: a próxima em ${until}. Quando estiver reparado, escolha «Ler agora».`,
    remove: 'Retirar',
    removeOf: (host) => `o calendário de ${host}`,
    readNow: 'Ler agora',
    address: 'Endereço do calendário',
    hint: 'Começa por https:// ou webcal://. É guardado cifrado, e só o site é mostrado.',
    add: 'Importar',
  },
  done: {
    set: 'As noites foram guardadas.',
    pasted: 'As datas foram guardadas.',
    imported: 'O calendário é lido dentro de um ou dois minutos, e depois a cada hora.',
    removed: 'O calendário foi retirado. As noites dele voltam a ser o que delas tinha dito.',
    reading: 'Os calendários são lidos dentro de um ou dois minutos.',
  },
};
