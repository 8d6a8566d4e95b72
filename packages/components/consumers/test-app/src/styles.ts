// Types of a bundler are not needed for style sheets.
import '@daybow/components/styles.css';
import '@daybow/components/fonts.css';
import '@daybow/components/base.css';
import '@daybow/components/tokens.css';
import '@daybow/components/mood-picker.css';
