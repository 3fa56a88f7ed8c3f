import type { MailWords } from '../shape.ts';

export const feed: MailWords['feed'] = {
  rows: {
    one: '1 linha',
    other: '# linhas',
  },
  failing: {
    subject: (rows) => `${rows} do seu ficheiro de produtos por publicar`,
    text: (read, failed) =>
      `Lemos ${read} linhas do seu ficheiro de produtos. Por publicar: ${failed}; todas as outras estão em dia.`,
    row: (number) => `Linha ${number}`,
    file: 'O ficheiro em anexo enumera-as todas com o motivo. Quando o seu ficheiro estiver corrigido, as linhas são publicadas com a leitura seguinte; não precisa de fazer mais nada.',
    open: 'Ver o ficheiro',
  },
  broken: {
    subject: 'O seu ficheiro de produtos não pode ser lido',
    text: (since) =>
      `Desde ${since} não conseguimos ler o seu ficheiro de produtos. Os seus anúncios ficam como estavam, mas já não são atualizados.`,
    what: 'O que aconteceu',
    next: 'Continuamos a tentar. Se o endereço ou um token mudou, responda a esta mensagem com o novo.',
  },
  test: {
    subject: 'O que percebemos do seu ficheiro de produtos',
    readAll: (rows) =>
      `Lemos todo o seu ficheiro de produtos, ${rows}, para ver o que percebemos. Nada foi publicado.`,
    readFirst: (rows) =>
      `Lemos o início do seu ficheiro de produtos, ${rows}, para ver o que percebemos. Nada foi publicado.`,
    broken: 'Tentámos ler o seu ficheiro de produtos, sem o conseguir:',
    understood: 'Percebido',
    of: (valid, rows) => `${valid} de ${rows}`,
    columns: 'Colunas lidas',
    as: (column, field) => `${column} como ${field}`,
    ignored: 'Colunas ignoradas',
    added: 'Seriam adicionados',
    changed: 'Seriam alterados',
    paused: 'Seriam pausados',
    fixes: 'O que é preciso corrigir',
    theRow: 'A linha',
    notes: 'Verifique, por favor',
    open: 'O relatório completo, com os seus anúncios como os viajantes os veriam',
    answer: 'Alguma coisa não está como queria? Responda a esta mensagem.',
  },
  decided: {
    accepted: {
      subject: 'O endereço do seu ficheiro está em uso',
      text: (host) =>
        `Usamos a partir de agora o endereço em ${host} que nos enviou. Se for o seu primeiro ficheiro, testamo-lo antes de o ler com regularidade.`,
    },
    declined: {
      subject: 'O endereço do seu ficheiro não mudou',
      text: (host) => `Não usamos o endereço em ${host} que nos enviou. Tudo fica como estava.`,
    },
    why: 'Porquê',
    answer: 'Responda a esta mensagem se tiver alguma pergunta.',
  },
};
