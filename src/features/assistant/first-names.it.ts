/**
 * Common first names, lower case without accents, by which the assistant detects a person's name. Names that
 * are also words, such as 'Franco', 'Chiara' or 'Domenica', are left out.
 */
export const firstNameTexts = `adriano ahmed alan alberto aldo alessandra alessandro alessia alessio alex alexander alfredo alice aline amanda amir ana
  andrea andreas angela anita anna antonella antonia antonietta antonio arianna arturo asia aurelio aurora beatrice benedetta
  benjamin bruno camilla carla carlo carlos carlotta carmen carmine carolina caterina cecilia celeste cesare christian ciro
  claudia claudio corrado cosimo cristian cristiano cristina damiano daniel daniela daniele dario davide david debora denis
  denise diana diego dino domenico donatella donato edoardo elena eleonora elia elias elisa elisabetta emanuela emanuele
  emilio emma enea enrico enzo eric erica erika ernesto ettore eva fabiana fabio fabrizio federica federico ferdinando
  fernando filip filippo fiorella flavia flavio francesca francesco gabriel gabriela gabriele gabriella gaia gaetano
  gennaro gerardo giacomo giada gianluca gianni gianpaolo gilberto gino gioele giorgia giorgio giovanna giovanni giulia
  giuliano giulio giuseppe giuseppina graziella greta guido gustavo hassan ibrahim ida igor ilaria ines irene isabella ivan
  ivana ivo jacopo jan jessica joao jonas jonathan jose juan julia julian katia kevin lara laura lea leonardo leonie letizia
  lia liam lidia linda lisa loredana lorella lorenza lorenzo loris luana luca lucas lucia luciana luciano lucio ludovica
  luigi luisa luka manuel manuela mara marcella marcello marco marcus margherita maria mariangela marika mario marisa marta
  martin martina massimiliano massimo matilde matteo mattia maura maurizio mauro max melissa michael michela michele mihai
  mikel milena milo mirco miriam mirko mohamed monica morena moreno nadia natalia natasha nathan nevio nico nicola nicolas
  nicole nicolo noah noemi olga olivia omar oscar ottavio paola paolo pamela pascal pasquale patrick patrizia paul paulo
  pedro peter piero pietro rachele raffaele raffaella ramon rebecca renata renato riccardo rita roberta roberto robin rocco
  romano romeo rosanna rosario ruben sabina sabrina salvatore samir samuel samuele samuela sandra sandro sara sarah sergio
  silvana silvia silvio simona simone sofia sonia stefania stefano stella susanna tamara tania tatiana teresa thomas tiago
  tiziana tiziano tommaso ugo umberto valentina valentino valeria valerio vanessa veronica victor vincenzo virginia vito
  vittoria vittorio walter yusuf youssef zoe`
