import type { Locale } from '#lib/locale/locales.ts';

/** The line that offers a page in the language of its reader, in that language. */
export const languageOffers: Readonly<Record<Locale, { link: string; hide: string }>> = {
  en: { link: 'Read this page in English', hide: 'No, thank you' },
  fr: { link: 'Lire cette page en français', hide: 'Non merci' },
  es: { link: 'Leer esta página en español', hide: 'No, gracias' },
  pt: { link: 'Ler esta página em português', hide: 'Não, obrigado' },
  de: { link: 'Diese Seite auf Deutsch lesen', hide: 'Nein, danke' },
  nl: { link: 'Lees deze pagina in het Nederlands', hide: 'Nee, bedankt' },
};
