/** Words of every conversation, by language. They name no skill. */
export interface ConversationWords {
  /** Articles, prepositions, pronouns and auxiliaries: a saying is compared without them. */
  readonly little: string;
  /** What else is said in every conversation. */
  readonly talk: string;
}

export const germanConversation: ConversationWords = {
  little:
    'ab aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bin bis bist da ' +
    'dabei dafür damit dann das dass dazu dein deine dem den denn der deren des dessen die dies diese diesem diesen ' +
    'dieser dieses doch dort du durch eigene eigenen ein eine einem einen einer eines er es etwas euch euer eure für ' +
    'gegen habe haben hat hatte hatten hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede ' +
    'jedem jeden jeder jedes jetzt kann kein keine keinem keinen keiner können könnte könnten man mehr mein meine mit ' +
    'möchte möchten muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seit selbst sich sie ' +
    'sind so sodass soll sollen sollte sollten sondern sowie statt über um und uns unser unsere unserem unseren unserer ' +
    'unseres unter viel viele vielen vom von vor war waren warum was weil welche welcher wenn wer werden wie wieder wir ' +
    'wird wo wollen will würde würden worden wurde wurden zu zum zur zwischen',
  talk:
    'aktuell aktuelle alt ändern anbieten anbieter anfrage anfragen anforderung anforderungen angebunden arbeit ' +
    'arbeiten arbeitet aufbau aufgabe aufgaben bald bauen bedarf beginn begleiten begleitung benötigen benötigt ' +
    'berater beraterin beratung bereich bereits besser bestehend bestehende betrieb bieten bisher bitte brauchen ' +
    'braucht dauer dauert dauern deutsch deutschland dringend einfach einführen eingeführt einführung einrichten ' +
    'einrichtung einsatz einsetzen ende erfahren erfahrene erfahrener erfahrung erfahrungen erst erste erweitern ' +
    'erweiterung euro experte experten expertin externe falsch falsche fehler fehlt fehlen fest finden firma ' +
    'frage fragen frei freelancer freiberufler freiberuflich funktioniert funktionieren geben gehen geht ' +
    'gemeinsam gerne gesucht gesuchte gibt groß große größe gut gute guten hallo helfen hilfe hilft information ' +
    'informationen interim jahr jahre jahren jemand jemanden kaputt kennt kenntnis kenntnisse kommen kommt kosten ' +
    'langsam lassen laufen laufend läuft leider leisten liefern lösen lösung lösungen machen macht manuell ' +
    'manuelle mitarbeit mittelstand mittelständisch möglich möglichst monat monate monatlich nächste nächsten neu ' +
    'neue neuen neuer notwendig nutzen nutzt nutzung optimieren optimierung organisation passt person plan planen ' +
    'praxis problem probleme profi programm projekt projekte prozess prozesse richtig schlecht schnell schnelle ' +
    'schritt seite selbständig sofort software spezialist spezialisten spezialistin standort standorte stelle ' +
    'stellen start starten stunde stunden stundensatz suche suchen sucht system systeme tag tage tagessatz ' +
    'täglich team teil thema tun umfeld umgehend umsetzen umsetzung umstellen unternehmen unterstützen ' +
    'unterstützt unterstützung verbessern verbesserung verfügbar verstehen vollständig vorhanden wissen woche ' +
    'wochen ziel zeigen zukunft zusammen zweite tool tools support unterlagen bestandteil bestandteile verwenden ' +
    'verwendet berät firmen dienstleister gruppe derzeit ständig ewig mal per hand geschäft ausbauen anpassen ' +
    'einzelne verschiedene gewünscht zeitnah consultant consultants consulting senior junior remote manager ' +
    'management budget freelance kunde kunden händler stimmt stimmen überein nie niemand verloren verliert ' +
    'verlieren doppelt doppelte landet landen abgeglichen verwaltet vertraut morgen wochenende erfasst erfassen ' +
    'angelegt abbilden passen zahlen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf papier ablaufen ' +
    'arbeitsplatz danach darum deshalb derjenige eventuell genau häufig januar februar märz april mai juni juli ' +
    'august september oktober november dezember hängen kümmern melden nachts oft parallel regelmäßig reicht ' +
    'später stehen steht stürzt tausend tausende lang lange länger überall ungefähr verbunden wirklich wunsch zuverlässig zwingend ' +
    'kleine kleinen kleines mittlere österreich schweiz schweizer deutsche deutscher englisch',
};

export const frenchConversation: ConversationWords = {
  little:
    'a à afin ai aie alors après as au aucun aucune auquel aussi autre autres aux avant avec avez avoir avons c ça car ce ' +
    'ceci cela celle celles celui ces cet cette ceux chaque chez comme comment d dans de depuis des donc dont du elle ' +
    'elles en encore entre es est et été être eu eux fait font il ils j je jusque l la là le les leur leurs lors lui m ma ' +
    'mais me même mes moi mon n ne ni nos notre nôtre nous on ont ou où par parce pas pendant peu peut plus plusieurs ' +
    'pour pouvoir puis qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si sommes son sont sous soit ' +
    'suis sur t ta te tes toi ton tous tout toute toutes très trop tu un une vers vont vos votre vous y étaient était',
  talk:
    'accompagner accompagnement actuel actuelle aide aider ajouter améliorer amélioration ancien ancienne année ' +
    'années appel beaucoup besoin besoins bien bon bonne bonjour but cabinet cadre chef cherche chercher ' +
    'cherchons clé compétent compétence complet conseil consultant consultante consultants correctement coût ' +
    'coûts démarrer début devoir doit devons difficile disponible dispo domaine durée déjà entreprise environ ' +
    'équipe erreur erreurs euros expert experte experts expertise expérience expérimenté externe façon faire faut ' +
    'fin fonctionne fonctionner fonctionnement fonctionnalité freelance gens groupe gros heure heures ici idée ' +
    'important indépendant informations intervenir jour jours journalier lent lente lentement logiciel long ' +
    'maintenant manuel manuelle manuellement manque merci mettre mise mois meilleur mission mode moment moyenne ' +
    'nouveau nouvel nouvelle nouveaux objectif optimiser optimisation outil outils partie passe passer perdre ' +
    'perdu personne personnes petite pme possible pourquoi prendre prestataire prestation premier première ' +
    'problème problèmes processus prochain professionnel profil projet projets proposer quelque quelqu rapide ' +
    'rapidement recherche recherchons recherché réussir remplacer résoudre savoir semaine semaines service ' +
    'services société solution solutions souhaite souhaitons soutien spécialiste spécialistes spécialisé suite ' +
    'support système systèmes tarif taux temps toujours travail travailler travaille trouver type urgent urgence ' +
    'usage utiliser utilise utilisons utilisation veut voulons vouloir voir français france actuellement mal main ' +
    'partout ensemble existant existante lancer revoir simplifier automatiquement cause capable appui ' +
    'connaissance connaissances maîtrise maîtrisant fiable confirmé gérer général générale client clients ' +
    'arrivent arrive jamais prend prennent perdent deux trois quatre cinq six sept huit neuf dix douze ' +
    'correspondent correspond planifier papier faux fausse juste justes mauvaise mauvais agent agents collent ' +
    'suivis suivi finissent remplissent remplir janvier février mars avril mai juin juillet août septembre ' +
    'octobre novembre décembre souvent rarement parfois longtemps impossible petit petites grande grand grands ' +
    'suisse belgique belge anglais nuit matin soir semble réellement vraiment mille centaines automatique bloque ' +
    'bloqué plante plantent refuse manquent attendre compter apporter démarrage lancement équipes direction',
};

export const spanishConversation: ConversationWords = {
  little:
    'a al algo alguna algunas alguno algunos ante antes aquel aquella así aún aunque cada como cómo con contra cual cuál ' +
    'cuando cuándo cuya cuyo de del desde donde dónde dos durante e el él ella ellas ellos en entre era es esa esas ese ' +
    'eso esos esta está estaba estamos están estar estas este esto estos fue ha hace hacen han hasta hay hemos incluso la ' +
    'las le les lo los más me mi mis mismo muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o otra otras otro ' +
    'otros para pero poco por porque pues que qué quien quién se sea ser si sí sido sin sino sobre solo sólo son su sus ' +
    'tal también tan tanto te tiene tienen tenemos toda todas todo todos tras tu tus u un una unas uno unos usted ustedes ' +
    'va van vez y ya yo',
  talk:
    'actual actuales actualmente además ahora alguien antigua antiguo año años apoyo apoyar asesor asesora ' +
    'asesores asesoramiento asesoría ayuda ayudar ayude ayudarnos básico bien buen buena bueno buenos busca ' +
    'buscamos buscar busco cambiar cambio capaz caso claro colaboración colaborador complicado compleja completo ' +
    'conocimiento conocimientos conseguir consultor consultora consultores consultoría contratar corregir cosa ' +
    'cosas costes costos cuánto cuesta cumplir dar debe deben debemos dedicado demasiado departamento día días ' +
    'difícil diaria disponible disponibilidad duración empezar empresa empresas encontrar equipo error errores ' +
    'español españa especialista especialistas especializado euros existente experiencia experto experta expertos ' +
    'externo fácil falla fallan fallo fallos falta final forma freelance funciona funcionan funcionar general ' +
    'gente gracias gran grande grupo habilidad hacer herramienta herramientas hola hora horas idea importante ' +
    'incluir inicio jornada lenta lento llevar lugar manera mano manual manualmente mal mayor mejor mejora ' +
    'mejorar mejoras mes meses modo momento montar necesita necesitan necesitamos necesito necesidad necesidades ' +
    'negocio nueva nuevas nuevo nuevos objetivo optimizar optimización parte pasar pequeña perfil persona ' +
    'personas poder podemos poner posible primer primera problema problemas proceso procesos profesional ' +
    'profesionales programa pronto próxima próximo proyecto proyectos puede pueden pyme queremos quiere quiero ' +
    'rápida rápidamente rápido requerimos requiere resolver saber sector semana semanas siempre sistema sistemas ' +
    'software solución soluciones solucionar soporte tarda tarde tarifa tema tener tiempo tipo trabaja trabajar ' +
    'trabajo trabajos tratar trabajamos urgente urgencia usa usamos usar uso utilizamos utilizar varias varios ' +
    'ver veces ámbito implantado mantener hacemos perdemos revisar cliente clientes llegan llega nunca nadie tres ' +
    'cuatro cinco seis siete ocho nueve diez doce antiguos antiguas pierden pierde cuadra cuadran coinciden ' +
    'coincide papel acaban rellenan correo hojas enero febrero marzo abril mayo junio julio agosto septiembre ' +
    'octubre noviembre diciembre noche mañana miles cientos méxico chile colombia argentina inglés pequeño ' +
    'pequeños grandes impide bloquea bloqueado cuelgan cuelga aparece sale salen llevamos teclean entregan parece ' +
    'realmente casi menos sola incorporar arrancar',
};

export const dutchConversation: ConversationWords = {
  little:
    'aan al alle alleen als ben bij daar dan dat de deze die dit doen door dus dat een één eens en er erg ervan ervoor ' +
    'geen gewoon had hadden hebben hebt heeft heel hem het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie ' +
    'kan kunnen maar me mee meer men met mij mijn moet moeten mogen na naar niet niets nog nu of om omdat onder ons onze ' +
    'ook op over per te tegen ten tot tussen uit uw u van vanaf vanuit veel via voor waar waarbij waarin waarom wanneer ' +
    'was wat we wel welke werd wie wij wil willen worden wordt zal ze zeer zich zij zijn zo zodat zonder zou zouden zoals ' +
    'elke elk andere ander eigen zelf zowel',
  talk:
    'aanpak aanpassen aanvraag aanwezig aanbieden adviseur adviseurs advies afdeling bedrijf bedrijven beginnen ' +
    'begeleiden begeleiding behoefte beschikbaar bestaande beste beter bezig bieden binnen binnenkort consultant ' +
    'consultants consultancy dag dagen deel deskundige deskundigheid dienst diensten doel doet doorlopend ' +
    'dringend duren duurt duur echt eenvoudig eenvoudiger eerste eind ervaren ervaring ervaringen euro expert ' +
    'experts expertise extern externe fout fouten freelance freelancer functioneel gaan gaat gebied gebruik ' +
    'gebruiken gebruikt geheel gezocht geven goed goede graag groep groot grote hallo handmatig handmatige hand ' +
    'hele helpen helpt help hulp huidig huidige informatie ingericht inrichten inrichting inzet jaar jaren kennis ' +
    'kant klaar klein kleine komen komt kosten krijgen kwijt laat lang langzaam later leveren loopt lopen maak ' +
    'maakt maand maanden maken makkelijk manier meest mensen spoed mogelijk moeilijk moment nederland nederlands ' +
    'nederlandse nemen nieuw nieuwe nodig omgeving onderdeel ondersteunen ondersteuning ondernemer onderneming ' +
    'opdracht opdrachten opgezet oplossen oplossing oplossingen optimaliseren optimalisatie organisatie oud oude ' +
    'overgaan paar persoon plan plek proces processen probleem problemen professional programma project projecten ' +
    'slecht snel snelle snellere sneller software soort specialist specialisten staan staat start starten steeds ' +
    'stap stuk support systeem systemen tarief team tijd tijdelijk toepassen tool tools traag trage tweede ' +
    'uitbreiden uitbreiding uitvoeren uur uren uurtarief vaak verbeteren verbetering vinden volgende volledig ' +
    'voldoende vraag vragen vast week weken weet weten werk werken werkt werkend werkwijze wens wensen wijzigen ' +
    'zaken zelfstandig zoek zoeken zoekt zzp zzper spoedig midden mkb steun bekend goedkoop klant klanten kloppen ' +
    'klopt nooit niemand verwerkt raken raakt twee drie vier vijf zes zeven acht negen tien twaalf stelt dubbel ' +
    'dubbele verliest verliezen papier papieren vullen ingevoerd overeen januari februari maart april mei juni ' +
    'juli augustus september oktober november december nacht ochtend weekend duizenden honderden belgië belgische ' +
    'vlaanderen engels grotere hangt vastloopt sluiten sluit bijna minder meestal soms dagelijks wekelijks ' +
    'maandelijks komende volgend vorige gebeurt zitten zit liggen ligt zie zien geteld belandt verkeerd verkeerde ' +
    'gemeenschappelijk gedeelde',
};
