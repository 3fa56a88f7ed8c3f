import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Pergunte ao seu assistente',
  description:
    'Como um assistente de IA pesquisa no Campcairn por si: autocaravanas e parques de campismo, preços para as suas datas e o que os proprietários não disseram.',
  lead: 'Um assistente de IA que fale o Model Context Protocol pode pesquisar no Campcairn por si. Recebe as mesmas respostas honestas que estas páginas.',
  blocks: [
    { h: 'Como ligar' },
    {
      p: 'Nas definições do seu assistente, acrescente um conector (por vezes chamado servidor MCP) com este endereço. Não é preciso conta, nem chave, nem iniciar sessão.',
    },
    { label: 'Endereço do conector', code: '{site}/mcp' },
    { h: 'O que pode perguntar' },
    {
      list: [
        '«Uma carrinha para quatro perto de Lagos de 3 a 10 de julho, com cão, no máximo 120 € por noite.»',
        '«Esta está livre na última semana de agosto, e quanto custa essa semana?»',
        '«Que parques de campismo perto do Gerês têm duches, e quais não o dizem?»',
      ],
    },
    { h: 'O que lhe é dito' },
    {
      table: {
        head: ['Ferramenta', 'O que responde'],
        rows: [
          [
            '`search`',
            'A mesma pesquisa que neste site, com todos os filtros e o preço das suas datas.',
          ],
          [
            '`listing`',
            'Tudo o que é indicado de um veículo ou parque, e se tem aquilo de que precisa.',
          ],
          [
            '`places`',
            'A que cidade, distrito ou região se refere, quando várias têm o mesmo nome.',
          ],
          [
            '`availability`',
            'Se está livre nas suas datas, quanto custam essas noites e o seu calendário.',
          ],
        ],
      },
    },
    { h: 'Três respostas, nunca um palpite' },
    {
      list: [
        '**Corresponde**, **não é indicado** ou **não corresponde**. O que um proprietário não disse nunca conta como um sim nem como um não.',
        'Os preços estão na moeda do proprietário, com a sua unidade. Nunca são convertidos.',
        'Os parques do OpenStreetMap são assinalados como dados abertos: © [contribuidores do OpenStreetMap](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'O que não pode fazer' },
    {
      list: [
        'Não pode reservar, pagar nem escrever a um proprietário. Dá-lhe uma ligação; abri-la é consigo.',
        'Só o que abrir pessoalmente conta como visita ou clique.',
        'O que pergunta não é guardado. Quantas vezes um endereço pergunta é contado durante um minuto, para que ninguém torne o site lento para os outros.',
      ],
    },
    { h: 'Para quem cria assistentes' },
    {
      p: 'As ferramentas só leem e descrevem com esquemas o que aceitam e respondem, por HTTP (streamable HTTP) sem sessões. [llms.txt](/llms.txt) indica-as aos programas; o [guia para programadores](/developers) destina-se aos parceiros que publicam anúncios.',
    },
  ],
};
