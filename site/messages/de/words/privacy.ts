import type { Words } from '../../words.ts';

export const privacy: Words = {
  title: 'Datenschutz',
  description: 'Was Campcairn über Sie speichert, warum, wie lange, und wie Sie es löschen lassen.',
  lead: 'Wir speichern so wenig, wie der Betrieb verlangt. Sie können sich umsehen, ohne eine Spur zu hinterlassen.',
  blocks: [
    { h: 'Wenn Sie sich nur umsehen' },
    {
      list: [
        'Keine Cookies, keine Werbenetze, kein Tracking und keine Anfrage an andere Unternehmen: Fotos und Karte kommen von unserem eigenen Server.',
        'Ihre Netzwerkadresse dient dazu, Ihnen zu antworten, und wird kurz im Arbeitsspeicher gezählt, um Missbrauch zu verhindern. Gespeichert wird sie nicht.',
        'Unsere Protokolle halten fest, welche Art von Seite aufgerufen wurde und wie lange es dauerte: keine Adresse, kein Name, keine Suche.',
        'Was Sie sich merken, öffnen, planen und suchen, was Sie über Ihr Fahrzeug sagen und wie Sie die Ergebnisse einstellen, bleibt in Ihrem Browser. Eine geteilte Reise steht in ihrer Adresse; wir speichern keine.',
        'Sobald Sie etwas merken, eine Reise planen oder eine Anfrage senden, speichert Ihr Browser auch diese Seiten und Ihre Belege, damit sie sich ohne Netz öffnen: Belege höchstens 90 Tage. Eine Anfrage, die nicht gesendet werden konnte, wartet dort höchstens 30 Tage und wird nur gesendet, wenn Sie es sagen. Auch Suchen, an die Sie erinnert werden möchten, liegen dort; ihr Feed wird höchstens alle sechs Stunden abgefragt, während Sie die Website benutzen. Unter „Auf diesem Gerät“ sehen und löschen Sie alles.',
        'Eine Suche, der Sie folgen, ruft Ihr Feedreader ab, ohne etwas über Sie.',
        'Wir zählen, wie oft jedes Inserat gezeigt, geöffnet und gemerkt wird: Summen nach Tag, Art der Seite und gesuchtem Land. Über Sie wird dabei nichts festgehalten, nicht einmal, ob Sie schon einmal hier waren. Bots zählen nicht mit.',
        'Suchen, die wenig finden, zählen wir nach Tag: den Ort, oder die Wörter, wenn kein Ort bekannt ist. Was wie eine E-Mail-Adresse, eine Telefonnummer oder eine vollständige Postleitzahl aussieht, lassen wir weg, Wörter aus weniger als drei Besuchen sieht niemand, und nach 90 Tagen löschen wir die Zahlen. Damit ein Besuch einmal zählt, bleibt Ihre Netzwerkadresse in unlesbarer Form bis zum Ende des Tages im Arbeitsspeicher.',
      ],
    },
    { h: 'Wenn Sie zu einem Partner gehen' },
    {
      p: 'Wir halten fest, dass jemand von diesem Inserat auf dessen Seite gegangen ist, und wann. Der Partner bekommt eine Kennung für diesen Klick und nichts über Sie. Bots zählen nicht mit.',
    },
    { h: 'Wenn Sie eine Anfrage senden' },
    {
      table: {
        head: ['Was', 'Wozu', 'Wie lange'],
        rows: [
          [
            'Name, E-Mail, Telefon, Nachricht',
            'Damit der Anbieter Ihnen antworten kann',
            '90 Tage, oder bis Sie es löschen',
          ],
          [
            'Reisedaten und Zahl der Personen',
            'Damit der Anbieter Ihnen antworten kann',
            'Bleibt gespeichert, ohne alles, was auf Sie hinweist',
          ],
          [
            'Wann Sie zugestimmt haben, und welchem Wortlaut',
            'Um es nachweisen zu können',
            'Zusammen mit der Anfrage',
          ],
          ['Wie die Zustellung verlief', 'Um sie zu wiederholen, wenn sie scheitert', '90 Tage'],
        ],
      },
    },
    {
      p: 'Sie geht an den Partner, nach dessen Inserat Sie gefragt haben, weil Sie dem zugestimmt haben, und an keinen anderen. Mit einem Formular können Sie bis zu drei anfragen: Jeder Partner, dem Sie zugestimmt haben, bekommt seine eigene Anfrage und erfährt nicht, wen Sie sonst noch gefragt haben. Für seine Kopie ist danach der Partner verantwortlich; bitten Sie ihn, sie zu löschen.',
    },
    {
      p: 'Danach bekommen Sie einen geheimen Link: sehen, ob die Anfrage angekommen ist, und Ihre Angaben sofort löschen.',
    },
    { h: 'Wenn Sie sich als Partner bewerben', id: 'applying' },
    {
      table: {
        head: ['Was Sie senden', 'Wozu', 'Wie lange'],
        rows: [
          [
            'Ihr Name, Ihre E-Mail, was Sie über das Unternehmen schreiben, die Adresse eines Feeds',
            'Um die Bewerbung zu prüfen und zu beantworten',
            '90 Tage, gleich wie die Antwort ausfällt',
          ],
          [
            'Das Unternehmen, seine Website und sein Land, was es vermietet und wie viele Inserate es ungefähr sind',
            'Um zu wissen, wer sich beworben hat',
            'Bleibt gespeichert, ohne die Person, die es gesendet hat',
          ],
        ],
      },
    },
    {
      p: 'Wenn wir zusagen, wird die E-Mail zur Kontaktadresse des Partnerkontos. Wenn Sie sich vorher anmelden, um Inserate vorzubereiten, haben Sie schon ein solches Konto. Lehnen wir ab, löschen wir es mit seinen Inseraten 14 Tage später; nur das Protokoll der Änderungen bleibt.',
    },
    { h: 'Wenn Sie ein Inserat melden', id: 'reporting' },
    {
      p: 'Wir speichern den gewählten Grund, was Sie schreiben, und Ihre E-Mail, falls Sie sie angeben, um das Inserat zu prüfen und bei Ihnen nachzufragen, wenn es nötig ist. Ihr Text und Ihre E-Mail werden nach 90 Tagen gelöscht; dass das Inserat gemeldet wurde und weshalb, bleibt gespeichert. Der Anbieter erfährt nicht, wer Sie sind.',
    },
    { h: 'Ihre Rechte' },
    {
      p: 'Sie dürfen erfahren, was wir über Sie speichern, es berichtigen, herausgeben oder löschen lassen und Ihre Einwilligung jederzeit widerrufen. Schreiben Sie an {contact}, von der Adresse, die Sie verwendet haben. Sie können sich auch bei Ihrer Datenschutzbehörde beschweren.',
    },
    { h: 'Wenn Sie ein Partnerkonto haben' },
    {
      list: [
        'Wir speichern Name, Website und Kontaktadresse des Unternehmens, was es inseriert, und die Adressen der Personen, die für es handeln.',
        'Beim Anmelden wird ein Cookie gesetzt, der dafür nötig ist. Wir speichern, wer sich wann und mit welchem Browser angemeldet hat; jede Person sieht das und kann es beenden. Ein Inserat, das gerade geschrieben wird, bleibt bis zum Speichern im Browser, höchstens 30 Tage, und wird beim Abmelden gelöscht.',
        'Was von wem geändert wird, steht in einem Protokoll. Wie viele API-Aufrufe wie beantwortet wurden, wird nach Tagen 90 Tage lang aufbewahrt.',
        'Unsere E-Mails können Sie im Dashboard oder über einen Link in jeder von ihnen abbestellen, außer denen, ohne die das Konto nicht funktioniert.',
        'Der Inhaber eines Kontos kann alles als eine Datei herunterladen und das Konto schließen: Inserate verschwinden sofort, was Reisende geschrieben haben, wird gelöscht, und die Kontaktadresse folgt 90 Tage später.',
      ],
    },
    { h: 'Wer diese Website betreibt', id: 'operator' },
    { operator: true },
  ],
};
