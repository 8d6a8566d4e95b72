// Style sheets have types in CommonJS too.
import '@daybow/components/styles.css';
import '@daybow/components/mood-picker.css';
