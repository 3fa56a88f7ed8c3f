import { type ColumnTable, namesIn as list } from './fields.ts';

/**
 * Names of columns in Spanish, Portuguese, French, German, Dutch and Italian, by language. They
 * have no accents, because accents are ignored in comparisons; umlauts are listed in both
 * spellings. Names that mean seats in one feed and berths in another (`plazas`, `places`, `posti`)
 * are left out: the partner is asked about them instead.
 */
export const TRANSLATED_COLUMNS: ColumnTable = {
  id: list(`referencia codigo id_producto id_vehiculo
    id_produto id_veiculo
    identifiant id_produit id_vehicule
    nummer artikelnummer produkt_id fahrzeug_id
    referentie productnummer
    riferimento codice id_prodotto id_veicolo`),
  title: list(`titulo nombre nombre_del_producto nombre_producto denominacion
    nome nome_do_produto denominacao
    titre nom nom_du_produit intitule
    titel bezeichnung produktname produkttitel fahrzeugname
    naam productnaam
    titolo nome_prodotto denominazione`),
  url: list(`enlace enlace_producto url_producto pagina_web sitio_web
    ligacao url_produto endereco_web
    lien lien_produit url_produit site_web page_web
    webseite webadresse produkt_url produktlink
    webadres webpagina productlink
    collegamento link_prodotto url_prodotto sito_web indirizzo_web`),
  category: list(`categoria tipo_de_vehiculo tipo_vehiculo
    tipo_de_veiculo tipo_veiculo
    categorie type_de_vehicule
    kategorie fahrzeugtyp fahrzeugart
    voertuigtype soort_voertuig
    tipo_di_veicolo tipo_veicolo
    tipo typ soort`),
  price: list(`precio preco prix preis prijs prezzo
    precio_desde precio_a_partir_de precio_minimo
    preco_desde preco_a_partir_de preco_minimo
    prix_a_partir_de prix_des prix_minimum
    preis_ab ab_preis mindestpreis mietpreis
    prijs_vanaf vanaf_prijs huurprijs
    prezzo_da prezzo_a_partire_da prezzo_minimo
    precio_por_noche precio_noche tarifa_por_noche
    preco_por_noite preco_noite
    prix_par_nuit prix_nuit prix_la_nuit prix_a_la_nuit tarif_par_nuit tarif_nuit
    preis_pro_nacht preis_je_nacht preis_nacht preis_pro_ubernachtung preis_pro_uebernachtung
    prijs_per_nacht prijs_nacht nachtprijs
    prezzo_per_notte prezzo_a_notte prezzo_notte
    precio_por_dia precio_dia precio_al_dia precio_diario tarifa_diaria
    preco_por_dia preco_dia preco_diario diaria
    prix_par_jour prix_jour prix_journalier tarif_par_jour tarif_jour tarif_journalier
    preis_pro_tag preis_je_tag preis_tag tagespreis mietpreis_pro_tag
    prijs_per_dag prijs_dag dagprijs
    prezzo_al_giorno prezzo_per_giorno prezzo_giorno prezzo_giornaliero tariffa_giornaliera
    precio_por_semana precio_semana precio_semanal
    preco_por_semana preco_semana preco_semanal
    prix_par_semaine prix_semaine prix_a_la_semaine tarif_semaine
    preis_pro_woche preis_je_woche preis_woche wochenpreis
    prijs_per_week prijs_week weekprijs
    prezzo_a_settimana prezzo_per_settimana prezzo_settimana prezzo_settimanale
    tarifa tarif tarief tariffa`),
  currency: list('moneda divisa moeda devise monnaie wahrung waehrung valuta'),
  price_unit: list(`unidad unidad_de_precio unidade unidade_de_preco unite unite_de_prix
    einheit preiseinheit eenheid prijseenheid unita`),
  price_basis:
    list(`periodo_de_precio periodo_precio precio_por tipo_de_precio tipo_precio tipo_de_tarifa
    tipo_tarifa periodicidad periodo
    periodo_de_preco periodo_preco preco_por tipo_de_preco tipo_preco periodicidade
    periode_de_prix periode_prix prix_par prix_pour type_de_prix type_prix type_de_tarif periodicite periode
    preis_pro preis_je preis_fur preis_fuer preistyp preisart preisbasis preiszeitraum abrechnungszeitraum
    mietzeitraum zeitraum
    prijs_per prijstype prijsperiode tariefperiode huurperiode
    prezzo_per tipo_di_prezzo tipo_prezzo tipo_di_tariffa periodo_prezzo`),
  latitude: list('latitud latitudine breitengrad breedtegraad'),
  longitude: list('longitud longitudine langengrad laengengrad lengtegraad'),
  coordinates: list(`coordenadas coordenadas_gps coordonnees coordonnees_gps koordinaten
    gps_koordinaten coordinaten coordinate coordinate_gps`),
  city: list(`ciudad localidad poblacion municipio lugar_de_recogida
    cidade localidade concelho local_de_recolha local_de_levantamento
    ville localite commune lieu_de_retrait ville_de_depart
    ort stadt standort abholort
    plaats woonplaats stad standplaats ophaallocatie
    citta localita comune luogo_di_ritiro`),
  region: list(`provincia comunidad_autonoma
    distrito regiao
    departement
    bundesland landkreis
    provincie regio
    regione`),
  postcode: list('codigo_postal code_postal plz postleitzahl cap codice_postale'),
  country: list('pais pays land paese staat nazione'),
  address: list('direccion morada endereco adresse anschrift adres indirizzo'),
  image:
    list(`imagen imagenes imagen_principal url_imagen url_de_imagen foto fotos fotografia fotografias
    imagem imagens imagem_principal url_imagem
    photo_principale image_principale url_image url_photo lien_image visuel visuels
    bild bilder bild_url hauptbild titelbild bilder_url
    afbeelding afbeeldingen afbeelding_url hoofdafbeelding
    immagine immagini url_immagine immagine_principale`),
  description:
    list(`descripcion descricao descriptif beschreibung omschrijving beschrijving descrizione
    texto texte testo`),
  sleeps:
    list(`plazas_dormir plazas_para_dormir plazas_de_dormir plazas_noche plazas_de_noche camas dormir
    lugares_dormir lugares_para_dormir lugares_de_dormir lugares_noite
    couchages couchage nombre_de_couchages places_couchage places_de_couchage places_nuit
    schlafplatze schlafplaetze anzahl_schlafplatze anzahl_schlafplaetze betten
    slaapplaatsen aantal_slaapplaatsen bedden
    posti_letto numero_posti_letto letti`),
  seats: list(`plazas_viaje plazas_de_viaje plazas_para_viajar plazas_homologadas plazas_circulacion
    plazas_de_circulacion plazas_dia plazas_de_dia asientos numero_de_asientos
    lugares lugares_viagem lugares_de_viagem lugares_sentados lugares_homologados assentos
    numero_de_lugares
    places_carte_grise places_assises places_homologuees places_route places_de_route places_voyage
    places_jour sieges
    sitzplatze sitzplaetze anzahl_sitzplatze anzahl_sitzplaetze gurtplatze gurtplaetze
    sitzplatze_mit_gurt sitzplaetze_mit_gurt sitze
    zitplaatsen aantal_zitplaatsen gordelplaatsen
    posti_viaggio posti_omologati posti_a_sedere posti_seduti sedili`),
  transmission: list(`caja caja_de_cambios cambio cambio_de_marchas transmision
    caixa caixa_de_velocidades caixa_de_mudancas transmissao
    boite boite_de_vitesses boite_de_vitesse boite_a_vitesses boite_vitesses
    getriebe getriebeart schaltung
    versnelling versnellingsbak transmissie schakeling
    trasmissione tipo_di_cambio`),
  make: list(`marca fabricante marque constructeur marke hersteller merk fabrikant costruttore
    casa_costruttrice`),
  model: list('modelo modele modell modello'),
  year: list(`ano ano_de_fabricacion ano_de_matriculacion ano_del_modelo
    ano_de_fabrico ano_do_modelo ano_de_matricula
    annee annee_modele annee_du_modele
    baujahr modelljahr bouwjaar modeljaar
    anno anno_di_costruzione anno_modello`),
  fuel: list(`combustible tipo_de_combustible combustivel tipo_de_combustivel carburant energie
    kraftstoff kraftstoffart treibstoff brandstof brandstoftype alimentazione carburante`),
  state: list(`disponibilidad disponibilidade disponibilite verfugbarkeit verfuegbarkeit
    beschikbaarheid disponibilita`),
  stock: list('existencias estoque lagerbestand voorraad giacenza'),
  language: list('idioma langue sprache taal lingua'),
};
