import { mount } from 'svelte';
import App from './App.svelte';
import { followSettings } from './state/settings.svelte';
import './style/base.css';
import { voice } from './words/words.svelte';

followSettings();
await voice.speak(voice.language);
mount(App, { target: document.getElementById('desk')! });
