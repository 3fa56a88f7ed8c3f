import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Pergunte ao seu assistente',
  description:
    'Como um assistente de IA pesquisa no Campcairn por si: campervans e parques de campismo, preços para as suas datas e o que os donos não disseram.',
  lead: 'Um assistente de IA que fale o Model Context Protocol pode pesquisar no Campcairn por si, com as mesmas respostas que estas páginas.',
  blocks: [
    { h: 'Como ligar' },
    {
      p: 'Acrescente um conector (ou servidor MCP) com este endereço nas definições do seu assistente. Sem conta nem chave.',
    },
    { label: 'Endereço do conector', code: '{site}/mcp' },
    { h: 'O que pode perguntar' },
    {
      list: [
        '«Uma campervan para quatro perto de Lagos de 3 a 10 de julho, com cão, no máximo 120 € por noite.»',
        '«Esta está livre na última semana de agosto, e quanto custa essa semana?»',
        '«Que parques de campismo perto do Gerês têm duches, e quais não o dizem?»',
      ],
    },
    { h: 'O que lhe é dito' },
    {
      table: {
        head: ['Ferramenta', 'O que responde'],
        rows: [
          ['`search`', 'A pesquisa deste site, com todos os filtros e o preço das suas datas.'],
          [
            '`listing`',
            'Tudo o que é indicado de um veículo ou parque, e se tem aquilo de que precisa.',
          ],
          ['`places`', 'A que lugar se refere, quando vários têm o mesmo nome.'],
          ['`availability`', 'Se está livre nas suas datas, quanto custam e o seu calendário.'],
        ],
      },
    },
    { h: 'Três respostas, nunca um palpite' },
    {
      list: [
        '**Corresponde**, **não é indicado** ou **não corresponde**. O silêncio não conta como sim nem como não.',
        'Os preços estão na moeda do dono, nunca convertidos.',
        'Os parques do OpenStreetMap são assinalados como dados abertos: © [contribuidores do OpenStreetMap](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'O que não pode fazer' },
    {
      list: [
        'Não pode reservar, pagar nem escrever a um dono. Dá-lhe uma ligação para abrir.',
        'Só o que abrir pessoalmente conta como visita ou clique.',
        'O que pergunta não é guardado. Os pedidos de um endereço são contados durante um minuto, para o site continuar rápido.',
      ],
    },
    { h: 'Para quem cria assistentes' },
    {
      p: 'Ferramentas só de leitura, com esquemas, por HTTP (streamable HTTP) sem sessões: veja [llms.txt](/llms.txt). Para parceiros que anunciam: o [guia para programadores](/developers).',
    },
  ],
};
