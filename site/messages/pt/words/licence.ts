import { AUTHORITIES } from '../../authorities.ts';
import type { Words } from '../../words.ts';

export const licence: Words = {
  title: 'B ou C1: de que carta precisa',
  description:
    'Carta B ou C1 para uma autocaravana: 3500 kg, cartas antigas, reboques e as regras do Reino Unido, Irlanda, França, Espanha, Portugal, Alemanha e Países Baixos.',
  lead: 'A maioria das campervans conduz-se com a carta de automóvel. As autocaravanas pesadas, não. O que conta é a massa máxima autorizada dos documentos, não o que o veículo pesa hoje.',
  blocks: [
    { h: 'A regra em quase todo o lado' },
    {
      list: [
        '**Carta B**, a de automóvel: até 3500 kg de massa máxima autorizada e oito passageiros.',
        '**Carta C1**: mais de 3500 kg e até 7500 kg. Exige um exame próprio e um atestado médico.',
        '**Reboques e caravanas**: com a B, até 750 kg de massa máxima autorizada; mais pesados se o carro e o reboque juntos não passarem de 3500 kg autorizados. A B96 sobe isso para 4250 kg, e a BE permite reboques até 3500 kg.',
      ],
    },
    { h: 'País a país', id: 'countries' },
    {
      table: {
        head: ['Carta de', 'O que permite', 'Quem o diz'],
        rows: [
          [
            'Reino Unido',
            'As cartas de automóvel anteriores a 1 de janeiro de 1997 incluem em geral C1 e C1E: veja o verso do cartão. A partir dos 70 anos terminam, a não ser que as renove com relatório médico. Na Grã-Bretanha, a B permite rebocar até 3500 kg desde dezembro de 2021, e conduzir veículos de emissões zero até 4250 kg desde junho de 2025. No estrangeiro podem continuar a valer os 3500 kg do país.',
            'DVLA em GOV.UK; na Irlanda do Norte, a DVA',
          ],
          ['Irlanda', 'B até 3500 kg, C1 até 7500 kg.', AUTHORITIES.IE],
          [
            'França',
            'B até 3500 kg, C1 até 7500 kg. Quem obteve a B antes de 20 de janeiro de 1975 pode conduzir também autocaravanas mais pesadas (código 79).',
            AUTHORITIES.FR,
          ],
          ['Espanha', 'B até 3500 kg, C1 até 7500 kg.', AUTHORITIES.ES],
          ['Portugal', 'B até 3500 kg, C1 até 7500 kg.', AUTHORITIES.PT],
          [
            'Alemanha',
            'Classe B até 3500 kg. A antiga classe 3, anterior a 1999, inclui 7500 kg e passa a C1 e C1E num cartão novo.',
            'Bundesministerium für Verkehr, a sua Fahrerlaubnisbehörde',
          ],
          ['Países Baixos', 'B até 3500 kg, C1 até 7500 kg.', AUTHORITIES.NL],
        ],
      },
    },
    { h: 'Com uma carta de outro país' },
    {
      list: [
        'As cartas dos países da União Europeia valem em todos eles, com as categorias do cartão, e em visitas ao Reino Unido.',
        'Uma carta britânica em cartão vale em visitas à Irlanda, França, Espanha e Portugal.',
        'A União Europeia adotou em 2025 novas regras que sobem os 3500 kg para 4250 kg em alguns veículos. Só valem depois de um país as pôr em vigor.',
      ],
    },
    { h: 'O que os donos pedem além disso' },
    {
      p: 'As seguradoras exigem muitas vezes uma idade mínima e alguns anos de carta: são regras do dono, não a lei. Os anúncios indicam a idade quando é dada; quanto aos anos, pergunte.',
    },
    {
      p: '**Em 2026, tanto quanto sabemos. Antes de viajar, confirme junto da autoridade nomeada e do dono.**',
    },
  ],
};
